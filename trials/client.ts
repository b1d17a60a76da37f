import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ADMIN } from './scene.ts';

export interface Answer {
  /** 0 when the connection broke before there was one. */
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  ms: number;
}

interface Call {
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** What to ask for instead of the path, as it stands in the first line of the request. */
  target?: string;
}

/** Asks a server over a few connections that stay open, as a browser does; a broken one is an answer like any other. */
export class Client {
  #origin: string;
  #agent: Agent;
  #cookie = '';

  constructor(origin: string, connections = 50) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask(method: string, path: string, { headers = {}, body, target }: Call = {}): Promise<Answer> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, answer?: IncomingMessage, bytes = Buffer.alloc(0)) =>
        resolve({ status, headers: answer?.headers ?? {}, body: bytes, ms: performance.now() - startedAt });
      const call = request(this.#origin + path, {
        method,
        agent: this.#agent,
        ...(target && { path: target }),
        headers: {
          ...(this.#cookie && { cookie: this.#cookie }),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      });
      call.once('error', () => end(0));
      call.once('response', (answer) => {
        buffer(answer).then(
          (bytes) => end(answer.statusCode ?? 0, answer, bytes),
          () => end(0),
        );
      });
      call.end(body);
    });
  }

  send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(method, path, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** From here on every call carries the session, whose cookie is answered too. */
  async logIn(account = ADMIN): Promise<string> {
    const { status, headers } = await this.send('POST', '/api/login', account);
    const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    if (status !== 200 || !cookie) throw new Error(`The login was answered with ${status}.`);
    this.#cookie = cookie;
    return cookie;
  }

  forgetSession(): void {
    this.#cookie = '';
  }

  close(): void {
    this.#agent.destroy();
  }
}

export const jsonOf = ({ body }: Answer) => JSON.parse(body.toString('utf8'));
