import type { Database } from '../server/db/engine.ts';

/** Every row of every table as text, to compare two databases byte for byte, whatever their engines. */
export async function allRows({ db, engine }: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  await db.transaction().execute(async (trx) => {
    for (const shape of await engine.tables.list(trx)) {
      const lines: string[] = [];
      for await (const rows of engine.tables.readAll(trx, shape)) {
        lines.push(...rows.map((row) => JSON.stringify(shape.columns.map((column) => [column, asText(row[column])]))));
      }
      tables[shape.name] = lines.sort();
    }
  });
  return tables;
}

/** The same without what a restore changes on purpose: sessions end, the content counts as new, and the audit says so. */
export async function lastingRows(database: Database): Promise<Record<string, string[]>> {
  const tables = await allRows(database);
  const ended = [
    'sessions',
    'known_devices',
    'login_waits',
    'invitations',
    'passkey_challenges',
    'jobs',
    'audit_head',
    'providers',
  ];
  for (const passing of ended) delete tables[passing];
  const isRestore = (line: string) => line.includes('["action","backup.restore"]');
  const isVersion = (line: string) => /\["key","content_(version|changed_at)"\]/.test(line);
  return {
    ...tables,
    audit: (tables.audit ?? []).filter((line) => !isRestore(line)),
    meta: (tables.meta ?? []).filter((line) => !isVersion(line)),
  };
}

const asText = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value);
