import { expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { loggable } from './loggable.ts';

const engine = { outage: () => undefined } as Partial<Engine> as Engine;

it.each([
  ['PostgreSQL', { severity: 'ERROR', code: '22P02' }, '22P02'],
  ['SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 1 }, 'ERR_SQLITE_ERROR'],
])('tells of an error of %s its code, and nothing of the values that it quotes', (_, of, code) => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "Asha Patil"'), of);
  const told = loggable(error, engine);
  expect(told).toMatchObject({ type: 'Error', code });
  expect(JSON.stringify(told)).not.toContain('Asha');
});

it('tells why anything else failed, and where', () => {
  expect(loggable(new TypeError('no such thing'), engine)).toMatchObject({
    type: 'TypeError',
    reason: 'no such thing',
    frames: expect.arrayContaining([expect.stringContaining('loggable.test.ts')]),
  });
  expect(loggable('a word', engine)).toEqual({ reason: 'a word' });
});

it('tells of an outage that there is one', () => {
  const away = { outage: () => 'unreachable' } as Partial<Engine> as Engine;
  const error = Object.assign(new Error('connect ECONNREFUSED of Asha'), { code: 'ECONNREFUSED' });
  expect(loggable(error, away)).toEqual({ outage: 'unreachable', code: 'ECONNREFUSED' });
});
