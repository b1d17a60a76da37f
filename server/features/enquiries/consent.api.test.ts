import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { messages } from '../../../contract/messages.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { keepConsentTexts } from '../../db/consent-texts.ts';

const test = setUpTestApp();
const { consent } = loadContent();
const shown = consent.answer.kn;

const newest = () =>
  test.database.db
    .selectFrom('enquiries')
    .leftJoin('consent_texts', 'consent_texts.version', 'enquiries.consent_version')
    .select(['kind', 'consent_version', 'text'])
    .orderBy('enquiries.id', 'desc')
    .executeTakeFirstOrThrow();

const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: true };
const send = (version: string) => test.inject(jsonCall('POST', '/offer', offer, { 'consent-version': version }));

describe('what somebody who sends a form agreed to', () => {
  it.each(enquiries)('$path is stored with the words that were shown', async ({ kind, path, consent: purpose }) => {
    const { version, text } = consent[purpose ?? 'answer'].kn;
    const payload = sampleBody(`submit:${kind}`, {} as never);
    const reply = await test.inject(jsonCall('POST', path, payload, { 'consent-version': version }));
    expect(reply.statusCode).toBe(201);
    expect(await newest()).toEqual({ kind, consent_version: version, text });
  });

  it.each(enquiries)('$path takes no consent from the words for something else', async ({ kind, path, ...form }) => {
    const { version } = consent[form.consent === 'notify' ? 'answer' : 'notify'].en;
    const payload = sampleBody(`submit:${kind}`, {} as never);
    const reply = await test.inject(jsonCall('POST', path, payload, { 'consent-version': version }));
    expect(reply.statusCode).toBe(201);
    expect(await newest()).toEqual({ kind, consent_version: null, text: null });
  });

  it.each(enquiries)(
    '$path is not taken from the page of another website',
    async ({ kind, path, consent: purpose }) => {
      const before = await newest();
      const { version } = consent[purpose ?? 'answer'].en;
      const fields = Object.entries(sampleBody(`submit:${kind}`, {} as never) as Record<string, string>);
      const payload = new URLSearchParams([...fields, ['_consent', version]]).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      for (const foreign of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const reply = await test.inject({ method: 'POST', url: path, headers: { ...type, ...foreign }, payload });
        expect([reply.statusCode, reply.json().message]).toEqual([403, messages.request.crossSite]);
      }
      expect(await newest()).toEqual(before);
    },
  );

  it('comes with a plain form of our own page', async () => {
    const { version, text } = consent.notify.hi;
    const payload = `registration=KA25&name=Asha&mobile=9876543210&notifications=sms&_consent=${version}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:80',
      'sec-fetch-site': 'same-origin',
    };
    expect((await test.inject({ method: 'POST', url: '/opt-in', headers, payload })).statusCode).toBe(201);
    expect(await newest()).toEqual({ kind: 'optIn', consent_version: version, text });
  });

  it('comes from our own page under a name that the server does not know', async () => {
    const { version } = consent.notify.en;
    const payload = `registration=KA25&name=Asha&mobile=9876543210&notifications=sms&_consent=${version}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://second-name.example',
      'sec-fetch-site': 'same-origin',
    };
    expect((await test.inject({ method: 'POST', url: '/opt-in', headers, payload })).statusCode).toBe(201);
    expect((await newest()).consent_version).toBe(version);
  });

  it.each(enquiries)('$path called with its payload alone is stored as shown nothing', async ({ kind, path }) => {
    const reply = await test.call('POST', path, sampleBody(`submit:${kind}`, {} as never));
    expect(reply.statusCode).toBe(201);
    expect(await newest()).toEqual({ kind, consent_version: null, text: null });
  });

  it.each(['answer-en-000000000000', 'x', '', 'a'.repeat(4000), "'; drop table consent_texts"])(
    'is not taken from an invented version, %s, and the enquiry is stored all the same',
    async (version) => {
      expect((await send(version)).statusCode).toBe(201);
      expect((await newest()).consent_version).toBeNull();
    },
  );

  it('comes with a plain form too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `name=Asha&email=asha%40example.com&contact=9876543210&agree=on&_consent=${shown.version}`;
    expect((await test.inject({ method: 'POST', url: '/offer', headers, payload })).statusCode).toBe(201);
    expect((await newest()).text).toBe(shown.text);
  });

  it('is known when a newer release wrote it after this server had started', async () => {
    const notice = { version: 'answer-en-0123456789ab', text: 'In other words.' };
    expect((await send(notice.version)).statusCode).toBe(201);
    expect((await newest()).consent_version).toBeNull();
    await keepConsentTexts(test.database.db, { ...consent, answer: { ...consent.answer, en: notice } });
    await send(notice.version);
    expect(await newest()).toMatchObject({ consent_version: notice.version, text: notice.text });
  });

  it('does not change with a later start', async () => {
    const text = 'Smuggled in under the same version.';
    const changed = { ...consent.answer, kn: { version: shown.version, text } };
    await keepConsentTexts(test.database.db, { ...consent, answer: changed });
    await send(shown.version);
    expect((await newest()).text).toBe(shown.text);
  });
});
