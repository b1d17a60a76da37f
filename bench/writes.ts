import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '../test-support/server-process.ts';
import type { Rate } from './load.ts';
import { inTurns, loadOnce } from './load.ts';
import type { Result } from './result.ts';

const ROUNDS = 5;
const RAW_MS = 3000;
const enquiry = {
  name: 'Basavaraj Patil',
  email: 'basavaraj@example.com',
  contact: '9876543210',
  reason: 'Inquiry',
  message: 'When can I come for a test ride?',
};

/** A stored contact request, against one raw insert after the other with the same pragmas on the same disk. */
export async function benchWrites(server: ServerProcess, dataDir: string): Promise<Result> {
  const raw = new DatabaseSync(path.join(dataDir, 'raw.db'));
  raw.exec('pragma journal_mode = wal; pragma synchronous = full');
  raw.exec(
    'create table contact (id integer primary key, name text, email text, mobile text, message text, details text, at integer)',
  );
  const rates = await inTurns(ROUNDS, {
    raw: async () => insertRaw(raw),
    ours: () =>
      loadOnce(`${server.origin}/contact`, server.process.pid ?? 0, {
        connections: 100,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(enquiry),
      }),
  });
  raw.close();
  return {
    what: 'POST /contact, durable, against raw single-row inserts',
    value: rates.ours.perSecond / rates.raw.perSecond,
    limit: { atLeast: 0.3 },
    note: `${Math.round(rates.ours.perSecond)} enquiries/s and ${Math.round(rates.raw.perSecond)} raw inserts/s`,
  };
}

function insertRaw(raw: DatabaseSync): Rate {
  const insert = raw.prepare(
    'insert into contact (name, email, mobile, message, details, at) values (?, ?, ?, ?, ?, ?)',
  );
  const { name, email, contact, message, reason } = enquiry;
  const startedAt = performance.now();
  let rows = 0;
  while (performance.now() - startedAt < RAW_MS) {
    insert.run(name, email, contact, message, `{"reason":"${reason}"}`, Date.now());
    rows += 1;
  }
  return { perSecond: (rows * 1000) / (performance.now() - startedAt), cpuMicroseconds: 0 };
}
