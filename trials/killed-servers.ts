import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../test-support/server-process.ts';
import type { Scene } from './scene.ts';

export const SERVERS = 2;

/** Servers on one database, of which some are always being killed. */
export class KilledServers {
  downMs = 0;
  longestDownMs = 0;
  /** When no server was up, from and until. */
  readonly gaps: [from: number, until: number][] = [];
  #scene: Scene;
  #up: ServerProcess[] = [];
  #starting: Promise<void>[] = [];
  #downSince = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async startAll(): Promise<void> {
    while (this.#up.length < SERVERS) this.#up.push(await this.#scene.startServer());
  }

  /** One that is up; waits until there is one. */
  async any(): Promise<ServerProcess> {
    for (;;) {
      const server = this.#up[Math.floor(Math.random() * this.#up.length)];
      if (server) return server;
      await delay(20);
    }
  }

  /** Another one starts at once; until it is up the next may be killed too. */
  async killOne(): Promise<void> {
    const victim = await this.any();
    this.#up = this.#up.filter((server) => server !== victim);
    if (this.#up.length === 0) this.#downSince = Date.now();
    await victim.stop('SIGKILL');
    this.#starting.push(this.#start());
  }

  async #start(): Promise<void> {
    const server = await this.#scene.startServer();
    if (this.#up.length === 0) this.#noteGap();
    this.#up.push(server);
  }

  #noteGap(): void {
    const gap: [number, number] = [this.#downSince, Date.now()];
    this.gaps.push(gap);
    this.downMs += gap[1] - gap[0];
    this.longestDownMs = Math.max(this.longestDownMs, gap[1] - gap[0]);
  }

  settle = () => Promise.all(this.#starting);
}
