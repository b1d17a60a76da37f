import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SiteServer } from './site-server.ts';
import { settingsOfSite } from './site-server.ts';

const PROGRAM = path.join(import.meta.dirname, '..', 'test-support', 'site-host.ts');

/** On what a site begins, if not on the dealership of the tests, and settings beside the usual ones. */
export interface Beginning {
  isBlank?: boolean;
  settings?: Record<string, string>;
}

/** The process in which sites of single tests are opened. Returns how to end it. */
export async function startSiteHost(): Promise<() => Promise<void>> {
  const host = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.race([
    once(createInterface(host.stdout), 'line'),
    once(host, 'exit').then(([code]) => Promise.reject(new Error(`The host of sites ended with ${code}.`))),
  ]);
  process.env.E2E_SITE_HOST = `http://127.0.0.1:${JSON.parse(said).port}`;
  return async () => {
    const ended = once(host, 'exit');
    host.kill();
    await ended;
  };
}

export async function openSite(host = '127.0.0.1', beginning: Beginning = {}): Promise<SiteServer> {
  const { origin, settings } = await settingsOfSite(host);
  const { isBlank = false, settings: more } = beginning;
  const { number, dataDir } = await ask<{ number: number; dataDir: string }>('POST', '', {
    isBlank,
    settings: { ...settings, ...more },
  });
  return {
    origin,
    dataDir,
    stop: () => ask<void>('DELETE', String(number)),
  };
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`${process.env.E2E_SITE_HOST}/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`The host of sites could not: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
