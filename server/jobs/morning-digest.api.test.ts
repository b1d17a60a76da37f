import { expect, it, vi } from 'vitest';
import { DAY_MS } from '../../contract/durations.ts';
import { setUpOutbox } from '../../test-support/outbox-store.ts';
import { morningDigest } from './morning-digest.ts';
import { JobRunner } from './runner.ts';

const store = setUpOutbox();
const at = (time: string) => Date.parse(`2026-11-18T${time}+05:30`);

it('goes out at half past eight in Asia/Kolkata, once a day, and only where there are e-mails', async () => {
  const { database, config } = store;
  await database.db.updateTable('staff').set({ email: 'owner@shop.test' }).execute();
  const log = { info: () => {}, warn: () => {}, error: vi.fn() };
  const job = morningDigest(async () => [{ userId: 'admin', overdue: 2, due: 1, fresh: 0 }]);
  expect(job.isWanted({ ...config, messages: {} })).toBe(false);
  const runner = new JobRunner([job], { config, database, log });
  await runner.look(at('08:00:00'));
  expect(await store.rows()).toEqual([]);
  await runner.look(at('08:30:00'));
  await runner.look(at('12:00:00'));
  expect(await store.rows()).toMatchObject([{ purpose: 'digest', recipient: 'owner@shop.test' }]);
  await runner.look(at('08:30:00') + DAY_MS);
  expect(await store.rows()).toHaveLength(2);
  expect(log.error).not.toHaveBeenCalled();
});
