import type { InjectOptions } from 'fastify';
import { beforeAll, expect } from 'vitest';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { insertPicture } from '../server/db/pictures.ts';
import { addSampleCustomers } from './desk-rows.ts';
import { smallPicture } from './multipart.ts';
import { SAMPLE_PICTURE, sampleCalls } from './sample-calls.ts';
import { snapshot } from './snapshot.ts';
import { setUpTestApp } from './test-app.ts';

export const staffEndpoints = Object.entries(endpoints).filter(([, { access }]) => access === 'staff');

/** An application of which every call of staff can be made by its name. */
export function setUpStaffCalls() {
  const test = setUpTestApp();
  let calls: Map<string, InjectOptions>;
  beforeAll(async () => {
    calls = new Map((await sampleCalls()).map(({ name, call }) => [name, call]));
    const original = { contentType: 'image/jpeg', bytes: await smallPicture() };
    await addSampleCustomers(test.database.db);
    await insertPicture(test.database.db, { id: SAMPLE_PICTURE, width: 32, height: 24, files: [], original });
  });

  const callOf = (name: string) => calls.get(name) as InjectOptions;

  const send = (name: string, headers: Record<string, string>, bodyWhereNone?: string) => {
    const call: InjectOptions = { ...(bodyWhereNone && { payload: bodyWhereNone }), ...callOf(name) };
    return test.inject({ ...call, headers: { ...call.headers, ...headers } });
  };

  async function expectRefused(
    names: [string, unknown][],
    headers: Record<string, string>,
    statusCode: number,
    bodyWhereNone?: string,
  ) {
    const before = await snapshot(test.database.db);
    for (const [name] of names) {
      const reply = await send(name, headers, bodyWhereNone);
      expect(reply.statusCode, name).toBe(statusCode);
      expect(reply.json(), name).toEqual({ error: expect.any(String), message: reply.json().error });
    }
    expect(await snapshot(test.database.db)).toEqual(before);
  }

  return { test, callOf, send, expectRefused };
}
