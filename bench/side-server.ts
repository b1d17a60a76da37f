import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

export interface SideServer {
  process: ChildProcess;
  origin: string;
}

/** A server of this folder as a process of its own, beside the one that is measured. */
export async function startSideServer(
  file: string,
  { order, settings }: { order?: object; settings?: Record<string, string> } = {},
): Promise<SideServer> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings },
    serialization: 'advanced',
  });
  if (order) child.send(order);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended early.`)));
  const [port] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return { process: child, origin: `http://127.0.0.1:${port}` };
}

/** A bare route with the very bytes that the server answers to this request. */
export async function startBareServer(url: string, headers: Record<string, string> = {}): Promise<SideServer> {
  return startSideServer('bare-server.ts', { order: await rawAnswer(url, headers) });
}

/** As it comes over the line: `fetch` would unpack it. */
async function rawAnswer(url: string, headers: Record<string, string>) {
  const [answer] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  const { 'content-type': type = '', 'content-encoding': coding } = answer.headers;
  const kept = { 'content-type': type, ...(coding && { 'content-encoding': coding }) };
  return { body: await buffer(answer), headers: kept };
}
