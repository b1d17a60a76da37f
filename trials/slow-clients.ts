import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.ts';
import { Enquirer } from './enquirer.ts';
import { milliseconds, number, percentile, seconds, tally } from './figures.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const CUT_WITHIN_MS = 20_000;
const OTHERS_WITHIN_MS = 250;
const DRIP_EVERY_MS = 1000;

export const slowClients: Trial = {
  name: 'slow-clients',
  what: '500 clients who never finish their headers and 500 who never finish a form, half of them dripping, half silent',
  mustHold: 'cut within 20 s, others unhurt: all of their requests answered, 99 of 100 reads within 250 ms',
  // Nothing of it reaches a database.
  engines: ['sqlite'],
  shortForm: { file: 'server/process.test.ts' },
  async run(scene) {
    const verdict = new Verdict();
    const server = await scene.startServer();
    const each = scene.count(30, 500);
    const startedAt = performance.now();
    const cuts = Array.from({ length: 2 * each }, (_, n) => stall(server.port, n));
    const others = new Others(server.origin);
    const cutAfter = (await Promise.all(cuts)).map((at) => at - startedAt);
    await others.stop();
    const slowest = Math.max(...cutAfter);
    verdict.demand(slowest < CUT_WITHIN_MS, `the last one was cut after ${seconds(slowest)}`);
    others.judge(verdict);
    return {
      figures: [
        `${number(cutAfter.length)} slow clients cut after ${seconds(Math.min(...cutAfter))} to ${seconds(slowest)}`,
        others.figures(),
      ],
      faults: verdict.faults,
    };
  },
};

/** Returns when the server closed the connection. */
async function stall(port: number, n: number): Promise<number> {
  await delay(Math.random() * 1000);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  // However it ends: a connection that is reset is cut as well.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(n % 2 === 0 ? 'GET /api/bikes HTTP/1.1\r\nHost: x\r\nX-Slow: ' : bodyHead(n));
  if (n % 4 < 2) drip(socket);
  await closed;
  return performance.now();
}

const bodyHead = (n: number): string => {
  const type = n % 3 === 0 ? 'application/x-www-form-urlencoded' : 'application/json';
  return `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;
};

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), DRIP_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
}

/** Those who read and enquire meanwhile, as always. */
class Others {
  #client: Client;
  #enquirer = new Enquirer();
  #statuses = new Map<number, number>();
  #times: number[] = [];
  #isOver = false;
  #work: Promise<unknown>;

  constructor(origin: string) {
    this.#client = new Client(origin, 20);
    this.#work = Promise.all([this.#read(), this.#read(), this.#enquire()]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
    this.#client.close();
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      const { status, ms } = await this.#client.ask('GET', '/api/bikes');
      this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
      this.#times.push(ms);
      await delay(20);
    }
  }

  async #enquire(): Promise<void> {
    while (!this.#isOver) {
      await this.#enquirer.send(this.#client);
      await delay(100);
    }
  }

  judge(verdict: Verdict): void {
    verdict.demand([...this.#statuses.keys()].join() === '200', `others' reads: ${tally(this.#statuses)}`);
    const enquiries = this.#enquirer.statuses;
    verdict.demand([...enquiries.keys()].join() === '201', `others' enquiries: ${tally(enquiries)}`);
    const p99 = percentile(this.#times, 0.99);
    verdict.demand(p99 < OTHERS_WITHIN_MS, `99 of 100 reads of others took up to ${milliseconds(p99)}`);
  }

  figures = (): string =>
    `others: reads ${tally(this.#statuses)}, p99 ${milliseconds(percentile(this.#times, 0.99))}, enquiries ${tally(this.#enquirer.statuses)}`;
}
