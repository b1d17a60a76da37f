import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { setUpOutbox } from '../../test-support/outbox-store.ts';
import { WAITS_MS } from './back-off.ts';
import type { Outcome } from './channels/channel.ts';
import { claim, LEASE_MS } from './claim.ts';
import { isSomethingDue } from './due.ts';
import { enqueue } from './enqueue.ts';
import { openBreakers } from './providers.ts';
import { settle } from './settle.ts';

/** 12:00 in Asia/Kolkata. */
const NOON = Date.parse('2026-11-18T06:30:00Z');
const store = setUpOutbox();
const settings = () => ({ now: NOON, settings: store.config.messages });
const sent: Outcome = { is: 'sent', providerId: 'p1' };
const again: Outcome = { is: 'again', why: 'greylisted' };
const down: Outcome = { is: 'again', why: 'connection refused', isProviders: true };
const unclear: Outcome = { is: 'unclear', why: 'hung up' };
const toPhone = (channel: 'whatsapp' | 'sms') => ({ ways: [{ channel, recipient: '9876543210' }] as const });
const owners = async (email: string) =>
  store.database.db.updateTable('staff').set({ email }).where('role', '=', 'owner').execute();

describe('a message', () => {
  it('is written once, however often its cause says so', async () => {
    const { db } = store.database;
    const message = {
      purpose: 'acknowledge',
      subject: 'enquiry 1',
      ways: [{ channel: 'email', recipient: 'a@home.test' }],
    } as const;
    const write = () => db.transaction().execute((trx) => enqueue(trx, message, NOON));
    expect([await write(), await write()]).toEqual([true, false]);
    expect(await store.rows()).toHaveLength(1);
  });

  it('that a cause has written and taken back was never there', async () => {
    const { db } = store.database;
    const message = {
      purpose: 'acknowledge',
      subject: 'enquiry 2',
      ways: [{ channel: 'email', recipient: 'a@home.test' }],
    } as const;
    const undone = db.transaction().execute(async (trx) => {
      await enqueue(trx, message, NOON);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await store.rows()).toEqual([]);
  });

  it('is sent, and says so', async () => {
    const { id } = await store.add({ at: NOON });
    const answer = vi.fn(async () => sent);
    await store.send(NOON - MINUTE_MS, answer);
    expect(answer).not.toHaveBeenCalled();
    await store.send(NOON, answer);
    await store.send(NOON + DAY_MS, answer);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(await store.row(id)).toMatchObject({ state: 'sent', provider_id: 'p1', attempts: 1, lease_token: '' });
    expect((await store.row(id)).sent_at).toBeGreaterThanOrEqual(NOON);
  });

  it('is claimed by one of many who try at once', async () => {
    const { id } = await store.add({ at: NOON });
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(store.database.db, id, settings())));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('whose lease is over has been sent by nobody knows whom: a late finisher changes nothing', async () => {
    const { id } = await store.add({ at: NOON });
    const late = await claim(store.database.db, id, settings());
    if (!late) throw new Error('not claimed');
    expect(await isSomethingDue(store.database.db, NOON + LEASE_MS - 1)).toBe(false);
    expect(await isSomethingDue(store.database.db, NOON + LEASE_MS)).toBe(true);
    await store.send(NOON + LEASE_MS, async () => sent);
    expect(await store.row(id)).toMatchObject({ state: 'waiting', unclear: 1, attempts: 1 });
    const before = await store.row(id);
    expect(await settle(store.database.db, late, sent, settings())).toBeUndefined();
    expect(await settle(store.database.db, late, { is: 'never', why: 'x' }, settings())).toBeUndefined();
    expect(await store.row(id)).toEqual(before);
    const again = await claim(store.database.db, id, { ...settings(), now: NOON + 2 * LEASE_MS });
    expect(await settle(store.database.db, late, sent, settings())).toBeUndefined();
    expect(await store.row(id)).toMatchObject({ state: 'sending', lease_token: again?.lease_token });
  });

  it('is not kept for ever by a clock that was set back', async () => {
    const { id } = await store.add({ at: NOON });
    await claim(store.database.db, id, { ...settings(), now: NOON + DAY_MS / 2 });
    await store.send(NOON, async () => sent);
    expect(await store.row(id)).toMatchObject({ state: 'waiting', unclear: 1 });
  });

  it('comes again after 10 s, 1, 5, 30 min, 2 and 6 h, a little later each time, and is dead then', async () => {
    await owners('owner@shop.test');
    const { id } = await store.add({ at: NOON, expiresAt: NOON + 3 * DAY_MS });
    const waits: { wait: number; took: number }[] = [];
    let now = NOON;
    for (let n = 1; n <= WAITS_MS.length; n += 1) {
      const startedAt = Date.now();
      await store.send(now, async () => again);
      const took = Date.now() - startedAt;
      const row = await store.row(id);
      expect(row).toMatchObject({ state: 'waiting', attempts: n, last_error: 'greylisted' });
      waits.push({ wait: row.not_before - now, took });
      now = row.not_before;
    }
    for (const [index, { wait, took }] of waits.entries()) {
      const least = WAITS_MS[index] ?? 0;
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(least * 1.2 + took + 1);
    }
    await store.send(now, async () => again);
    expect(await store.row(id)).toMatchObject({ state: 'dead', attempts: 7, last_error: 'greylisted' });
    const told = (await store.rows()).filter(({ purpose }) => purpose === 'operator');
    expect(told).toMatchObject([{ recipient: 'owner@shop.test', channel: 'email', template: 'operator' }]);
    expect(told[0]?.params).not.toContain('a@home.test');
    await owners('');
  });

  it('that cannot be sent is dead at once, or goes another way', async () => {
    const way = [
      { channel: 'whatsapp', recipient: '9876543210' },
      { channel: 'sms', recipient: '9876543210' },
    ] as const;
    const one = await store.add({ at: NOON, ways: way });
    await store.send(NOON, async ({ channel }) => (channel === 'sms' ? sent : { is: 'never', why: 'no WhatsApp' }));
    expect(await store.row(one.id)).toMatchObject({ state: 'sent', channel: 'sms', otherwise: '[]' });
    const other = await store.add({ at: NOON });
    await store.send(NOON, async () => ({ is: 'never', why: '550 <a@home.test> unknown, call 98765 43210' }));
    expect(await store.row(other.id)).toMatchObject({ state: 'dead', last_error: '550 <…> unknown, call ********10' });
  });

  it('whose time is over is not sent; where it had failed until then, it is dead and not forgotten', async () => {
    const never = await store.add({ at: NOON, expiresAt: NOON + HOUR_MS });
    const failed = await store.add({ at: NOON, expiresAt: NOON + HOUR_MS });
    const answer = vi.fn(async () => again);
    await store.database.db
      .updateTable('outbox')
      .set({ not_before: NOON + HOUR_MS })
      .where('id', '=', never.id)
      .execute();
    await store.send(NOON, answer);
    await store.send(NOON + HOUR_MS, answer);
    expect(answer).toHaveBeenCalledTimes(1);
    expect((await store.row(never.id)).state).toBe('dropped');
    expect(await store.row(failed.id)).toMatchObject({
      state: 'dead',
      last_error: expect.stringContaining('greylisted'),
    });
  });
});

describe('an attempt of which nobody knows', () => {
  it('is made once more for an e-mail, and then a person decides', async () => {
    const { id } = await store.add({ at: NOON });
    await store.send(NOON, async () => unclear);
    expect(await store.row(id)).toMatchObject({ state: 'waiting', unclear: 1 });
    await store.send(NOON + MINUTE_MS, async () => unclear);
    expect(await store.row(id)).toMatchObject({ state: 'unknown', unclear: 2, attempts: 2 });
  });

  it.each(['whatsapp', 'sms'] as const)('is never made again by %s', async (channel) => {
    const one = await store.add({ at: NOON, ...toPhone(channel) });
    const other = await store.add({ at: NOON, ...toPhone(channel) });
    await claim(store.database.db, other.id, settings());
    const answer = vi.fn(async () => unclear);
    await store.send(NOON, answer);
    await store.send(NOON + LEASE_MS, answer);
    await store.send(NOON + DAY_MS, answer);
    expect(answer).toHaveBeenCalledTimes(1);
    expect([await store.row(one.id), await store.row(other.id)]).toMatchObject([
      { state: 'unknown' },
      { state: 'unknown' },
    ]);
  });

  it('in which a channel breaks down is taken for the worse one', async () => {
    const { id } = await store.add({ at: NOON, ...toPhone('sms') });
    await store.send(NOON, async () => {
      throw new Error('a fault of ours');
    });
    expect(await store.row(id)).toMatchObject({ state: 'unknown', last_error: 'a fault of ours' });
  });
});

describe('a provider', () => {
  it('that fails three times in a row is left alone; one message goes ahead, and the rest follow when it is back', async () => {
    const rows = [];
    for (let n = 0; n < 20; n += 1) rows.push(await store.add({ at: NOON }));
    let asked = 0;
    const isDown = async (): Promise<Outcome> => {
      asked += 1;
      return down;
    };
    // Those under way at once are all that is lost on it.
    await store.send(NOON, isDown);
    expect(asked).toBeLessThanOrEqual(16);
    const { db } = store.database;
    const [opened] = await openBreakers(db);
    const openUntil = Number(opened?.open_until);
    expect(openUntil).toBeGreaterThanOrEqual(NOON + 15_000);
    expect(await isSomethingDue(db, openUntil - 1)).toBe(false);
    asked = 0;
    await store.send(openUntil, isDown);
    expect(asked, 'one goes ahead').toBe(1);
    const charged = (await store.rows()).filter(({ attempts }) => attempts > 0);
    expect(charged.every(({ attempts }) => attempts === 1)).toBe(true);
    await store.send(NOON + 3 * MINUTE_MS, async () => sent);
    expect((await store.rows()).map(({ state }) => state)).toEqual(Array.from({ length: 20 }, () => 'sent'));
    expect(rows).toHaveLength(20);
  });

  it('that was away for an hour is made up for within five minutes, and nothing is dead or charged for it', async () => {
    const isAway = (at: number) => at < NOON + HOUR_MS;
    let clock = NOON;
    const answer = async (): Promise<Outcome> => (isAway(clock) ? down : sent);
    let written = 0;
    for (; clock < NOON + HOUR_MS; clock += 5000) {
      // An enquiry every half minute, all that time.
      if ((clock - NOON) % 30_000 === 0) written += 1;
      if ((clock - NOON) % 30_000 === 0) await store.add({ at: clock });
      if (await isSomethingDue(store.database.db, clock)) await store.send(clock, answer);
    }
    expect((await store.rows()).every(({ state }) => state === 'waiting')).toBe(true);
    for (; (await store.rows()).some(({ state }) => state !== 'sent') && clock < NOON + 2 * HOUR_MS; clock += 1000) {
      if (await isSomethingDue(store.database.db, clock)) await store.send(clock, answer);
    }
    expect(written).toBe(120);
    expect(clock - (NOON + HOUR_MS)).toBeLessThan(5 * MINUTE_MS);
    expect(Math.max(...(await store.rows()).map(({ attempts }) => attempts))).toBeLessThanOrEqual(4);
  });

  it('does not stand in the way of another', async () => {
    for (let n = 0; n < 4; n += 1) await store.add({ at: NOON });
    const { id } = await store.add({ at: NOON, ...toPhone('sms') });
    await store.send(NOON, async ({ channel }) => (channel === 'email' ? down : sent));
    expect((await store.row(id)).state).toBe('sent');
    const later = await store.add({ at: NOON, ...toPhone('sms') });
    await store.send(NOON + 1000, async ({ channel }) => (channel === 'email' ? down : sent));
    expect((await store.row(later.id)).state).toBe('sent');
  });
});

describe('a customer', () => {
  it('who has unsubscribed is not written to', async () => {
    const { id } = await store.add({ at: NOON });
    await store.database.db
      .insertInto('unsubscribes')
      .values({ channel: 'email', recipient: 'a@home.test', at: NOON, source: 'link' })
      .execute();
    await store.send(NOON, async () => sent);
    expect(await store.row(id)).toMatchObject({ state: 'dropped', attempts: 0 });
  });
});

describe('without anything set up', () => {
  it('a message is dropped, and says why', async () => {
    const { id } = await store.add({ at: NOON });
    const before = store.config;
    store.config = { ...before, messages: {} };
    await store.send(NOON);
    store.config = before;
    expect(await store.row(id)).toMatchObject({
      state: 'dropped',
      last_error: 'No channel that could send it is set up.',
    });
  });

  it('of one channel, it goes through the next', async () => {
    const ways = [
      { channel: 'whatsapp', recipient: '9876543210' },
      { channel: 'email', recipient: 'a@home.test' },
    ] as const;
    const { id } = await store.add({ at: NOON, ways });
    const before = store.config;
    store.config = { ...before, messages: { ...before.messages, whatsapp: undefined as never } };
    await store.send(NOON, async () => sent);
    store.config = before;
    expect(await store.row(id)).toMatchObject({ state: 'sent', channel: 'email' });
  });
});
