import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect } from 'vitest';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { insertPicture } from '../server/db/pictures.ts';
import { addLead, addSampleCustomers } from './desk-rows.ts';
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
    // Of nobody, and of a department that every role with leads has.
    await addLead(test.database.db, { department: 'general' });
    await addSampleCustomers(test.database.db);
    await insertPicture(test.database.db, { id: SAMPLE_PICTURE, width: 32, height: 24, files: [], original });
  });

  const callOf = (name: string) => calls.get(name) as InjectOptions;

  const send = (name: string, headers: Record<string, string>, bodyWhereNone?: string) => {
    const call: InjectOptions = { ...(bodyWhereNone && { payload: bodyWhereNone }), ...callOf(name) };
    const asked = { ...call, headers: { ...call.headers, ...headers } };
    return endpoints[name]?.isStream ? injectStream(asked) : test.inject(asked);
  };

  /** What stays open is asked until it has begun; a refusal has an end. */
  const injectStream = async (asked: InjectOptions) => {
    const reply = await test.inject({ ...asked, payloadAsStream: true });
    if (reply.statusCode === 200) reply.stream().destroy();
    else {
      const body = await text(reply.stream());
      Object.assign(reply, { body, json: () => JSON.parse(body) });
    }
    return reply;
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
