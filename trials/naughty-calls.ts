import type { Endpoint } from '../contract/schemas/endpoint.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { multipart, smallPicture } from '../test-support/multipart.ts';
import { sampleBody, sampleUrl } from '../test-support/sample-calls.ts';
import { atOnce } from './at-once.ts';
import type { Answer, Client } from './client.ts';
import { jsonOf } from './client.ts';
import type { NaughtyString } from './naughty-strings.ts';
import type { Verdict } from './trial.ts';

const AT_ONCE = 8;
const REPORT_FIELDS = ['page', 'limit', 'fromDate', 'toDate', 'search', 'searchTerm'];

interface Call {
  told: string;
  make: () => Promise<Answer>;
}

/** Every field of every other call with a body, and every part of an address that is filled in. Returns how many were made. */
export async function tryCalls(client: Client, strings: readonly NaughtyString[], verdict: Verdict): Promise<number> {
  const others = Object.entries(endpoints).filter(([name]) => !name.startsWith('submit:'));
  const calls = others.flatMap(([name, endpoint]) => [
    ...inBodies(client, name, endpoint, strings),
    ...inAddresses(client, name, endpoint, strings),
  ]);
  await atOnce(AT_ONCE, calls, async ({ told, make }) => {
    const answer = await make();
    verdict.demand(answer.status > 0 && answer.status < 500, `${told} was answered with ${answer.status}`);
    if (answer.status < 400) return;
    const { error, message } = jsonOf(answer);
    verdict.demand(error === message && /^[A-Z]/.test(error), `${told} was refused without a sentence`);
  });
  return calls.length;
}

function inBodies(client: Client, name: string, endpoint: Endpoint, strings: readonly NaughtyString[]): Call[] {
  if (!endpoint.body) return [];
  const sample = sampleBody(name, endpoint) as Record<string, unknown>;
  const fields = name.startsWith('report:') ? REPORT_FIELDS : Object.keys(sample);
  return fields.flatMap((field) =>
    strings.map(({ text }) => ({
      told: `${name} with ${JSON.stringify(text.slice(0, 60))} as ${field}`,
      make: () => client.send(endpoint.method, sampleUrl(endpoint), { ...sample, [field]: text }),
    })),
  );
}

function inAddresses(client: Client, name: string, endpoint: Endpoint, strings: readonly NaughtyString[]): Call[] {
  if (!endpoint.path.includes('{')) return [];
  const body = sampleBody(name, endpoint);
  return strings
    .filter(({ text }) => text.length < 2000)
    .map(({ text }) => ({
      told: `${name} with ${JSON.stringify(text.slice(0, 60))} in its address`,
      make: () => {
        const url = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(text.toWellFormed()));
        return body === undefined ? client.ask(endpoint.method, url) : client.send(endpoint.method, url, body);
      },
    }));
}

/** What staff type about themselves, into an offer and under a picture comes back as it was typed. Returns how many were kept. */
export async function tryStaffTexts(
  client: Client,
  strings: readonly NaughtyString[],
  verdict: Verdict,
): Promise<number> {
  let kept = 0;
  const demandSame = (where: string, text: string, shown: unknown) => {
    kept += 1;
    verdict.demand(shown === text.trim(), `${where}: ${JSON.stringify(text)} came back as ${JSON.stringify(shown)}`);
  };
  const picture = await smallPicture(8, 6);
  for (const { text } of strings) {
    const profile = await client.send('PATCH', '/api/profile/admin', { userName: text });
    if (profile.status === 200) demandSame('profile', text, jsonOf(await client.ask('GET', '/api/me')).user_name);
    const offer = await sendForm(client, '/api/createOffers', 'image', { title: text, description: text }, picture);
    verdict.demand([201, 400].includes(offer.status), `an offer ${JSON.stringify(text)} was answered: ${offer.status}`);
    if (offer.status === 201) {
      const [newest] = jsonOf(await client.ask('GET', '/api/getOffers'));
      // Half a character cannot be sent in a form's bytes: what leaves here is already the sign for one that is missing.
      demandSame('offer title', text.toWellFormed(), newest.title);
      demandSame('offer description', text.toWellFormed(), newest.description);
    }
    const image = await sendForm(client, '/api/galleryupload', 'images', { alt: text }, picture);
    verdict.demand(
      [201, 400].includes(image.status),
      `a picture ${JSON.stringify(text)} was answered: ${image.status}`,
    );
  }
  return kept;
}

async function sendForm(client: Client, path: string, field: string, texts: Record<string, string>, bytes: Buffer) {
  const { headers, payload } = multipart(texts, [{ field, bytes }]);
  return client.ask('POST', path, { headers: headers as Record<string, string>, body: payload as Buffer });
}
