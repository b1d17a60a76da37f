import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { READS_AT_ONCE } from './engine.ts';

const test = setUpTestApp();
const nameOf = (db: typeof test.database.db) =>
  db.selectFrom('staff').select('user_name').where('user_id', '=', 'admin').executeTakeFirstOrThrow();

/** Takes as long as the processor does. */
const COUNTING = sql`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 4000000)
  select count(*) from counted`;
/** Takes as long as somebody else holds the lock. */
const WAITING = sql`select pg_advisory_xact_lock(1)`;

describe('reads of their own', () => {
  it('see what has been committed, at once', async () => {
    const { db, reads } = test.database;
    for (const name of ['One', 'Two', 'Three']) {
      await db.updateTable('staff').set({ user_name: name }).where('user_id', '=', 'admin').execute();
      expect((await nameOf(reads)).user_name).toBe(name);
    }
  });

  it('see nothing of a transaction that is not over', async () => {
    const { db, reads } = test.database;
    const before = await nameOf(reads);
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('staff').set({ user_name: 'Perhaps' }).execute();
        expect(await nameOf(reads)).toEqual(before);
        throw new Error('after all not');
      })
      .catch(() => {});
    expect(await nameOf(reads)).toEqual(before);
  });

  it('can change nothing', async () => {
    const { reads } = test.database;
    await expect(reads.updateTable('staff').set({ user_name: 'x' }).execute()).rejects.toThrow(/read-?only/i);
    await expect(sql`select nonsense from nowhere`.execute(reads)).rejects.toThrow(/nowhere/);
    expect((await nameOf(reads)).user_name).not.toBe('x');
  });

  it('hold up nobody, however long they take', async () => {
    const { db, reads } = test.database;
    const askDuring = async (long: RawBuilder<unknown>) => {
      let isOver = false;
      const reading = long.execute(reads).finally(() => {
        isOver = true;
      });
      let asked = 0;
      while (!isOver && asked < 50) {
        await nameOf(db);
        await nextTurn();
        asked += 1;
      }
      expect(asked, 'answers that came meanwhile').toBe(50);
      expect(isOver).toBe(false);
      return { reading };
    };
    if (inject('engine') === 'sqlite') {
      await (await askDuring(COUNTING)).reading;
      return;
    }
    const { reading } = await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(1)`.execute(holder);
      try {
        return await askDuring(WAITING);
      } finally {
        await sql`select pg_advisory_unlock(1)`.execute(holder);
      }
    });
    await reading;
  });

  it('answer all who ask, also more at once than can be read at once', async () => {
    const { reads } = test.database;
    const asked = Array.from({ length: 5 * READS_AT_ONCE }, (_, n) =>
      sql<{ n: number }>`select ${n} + 1 as n`.execute(reads),
    );
    expect((await Promise.all(asked)).map(({ rows }) => Number(rows[0]?.n))).toEqual(asked.map((_, n) => n + 1));
  });
});
