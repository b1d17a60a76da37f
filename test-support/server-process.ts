import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.join(import.meta.dirname, '..');

export interface ServerProcess {
  process: ChildProcess;
  origin: string;
  port: number;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export const temporaryFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-process-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** For a server of tests that are not about what a password costs. */
export const cheapPasswords = {
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'cheap-passwords.mjs'))}`,
};

/** That of whoever starts a server: of tests of the product their own. */
const dealership = () => {
  const { KICKSTAND_TEST_DEALERSHIP: folder } = process.env;
  return folder ? { KICKSTAND_TEST_DEALERSHIP: folder } : {};
};

/** The server as it really runs: a process of its own. */
export function spawnServer(settings: Record<string, string>): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'test', ...dealership(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { process: child, output: () => text };
}

export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const { process: child, output } = spawnServer(settings);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Site\s+http:\/\/[\w.]+:(\d+)\//.exec(output());
      if (found) resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error(`The server ended early:\n${output()}`)));
  });
  return {
    process: child,
    port,
    origin: `http://127.0.0.1:${port}`,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Below those that the system gives to whoever asks for any, or else somebody had it before the server that is being started. */
const PORTS = [20_000, 32_000] as const;

/** For a server that has to know its port beforehand. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    const holder = createServer().listen(port, '127.0.0.1');
    const isFree = await once(holder, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    holder.close();
    await once(holder, 'close');
    return port;
  }
}
