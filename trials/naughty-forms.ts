import type { EnquiryDefinition } from '../contract/enquiries/enquiry-definition.ts';
import { enquiries } from '../contract/enquiries/index.ts';
import type { Field } from '../contract/fields.ts';
import { reports } from '../contract/reports/index.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { sampleBody } from '../test-support/sample-calls.ts';
import { atOnce } from './at-once.ts';
import type { Client } from './client.ts';
import { jsonOf } from './client.ts';
import type { NaughtyString } from './naughty-strings.ts';
import type { Verdict } from './trial.ts';

const AT_ONCE = 16;
const PAGE = 1000;
const FIRST_MOBILE = 6_000_000_000;

interface Sent {
  definition: EnquiryDefinition;
  field: string;
  text: string;
}

/** Every field of every form with every text. Each enquiry has a mobile number of its own, by which it is found again. */
export async function tryForms(
  client: Client,
  strings: readonly NaughtyString[],
  verdict: Verdict,
): Promise<{ sent: number; accepted: number }> {
  const all: Sent[] = enquiries.flatMap((definition) =>
    Object.entries(definition.fields)
      .filter(([, { control }]) => control !== 'checkbox' && control !== 'channels')
      .flatMap(([field]) => strings.map(({ text }) => ({ definition, field, text }))),
  );
  const accepted = new Map<string, Sent>();
  await atOnce(AT_ONCE, [...all.entries()], async ([n, sent]) => {
    const mobile = String(FIRST_MOBILE + n);
    if (await send(client, sent, mobile, verdict)) accepted.set(mobile, sent);
  });
  const { size } = accepted;
  verdict.demand(size > 0, 'not one enquiry was accepted');
  await demandSameTexts(client, accepted, verdict);
  return { sent: all.length, accepted: size };
}

async function send(client: Client, { definition, field, text }: Sent, mobile: string, verdict: Verdict) {
  const { kind, path, fields } = definition;
  const name = `submit:${kind}`;
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  const mobileField = Object.keys(fields).find((one) => fields[one]?.column === 'mobile') ?? '';
  const body = { ...(sampleBody(name, endpoint) as object), [mobileField]: mobile, [field]: text };
  const answer = await client.send('POST', path, body);
  const told = `${path} with ${JSON.stringify(text.slice(0, 60))} as ${field}`;
  verdict.demand(answer.status === 201 || answer.status === 400, `${told} was answered with ${answer.status}`);
  const expected = isAcceptable(fields[field], text);
  verdict.demand(expected === undefined || expected === (answer.status === 201), `${told}: ${answer.status}`);
  if (answer.status === 400) {
    const { error, message } = jsonOf(answer);
    verdict.demand(error === message && /^[A-Z]/.test(error), `${told} was refused without a sentence`);
  }
  return answer.status === 201 && field !== mobileField;
}

/** For free text there is no other rule: it fits and can be stored. For other fields the form's own tests know. */
function isAcceptable(field: Field | undefined, text: string): boolean | undefined {
  const { control, maxLength = 0, required } = field ?? {};
  if (control !== 'text' && control !== 'textarea') return undefined;
  // In characters, as the rule counts them: a smiley is one.
  const { length } = [...text.trim()];
  return text.isWellFormed() && !text.includes('\0') && length <= maxLength && (length > 0 || !required);
}

/** What staff read in the report is what was typed, but for white space around it. */
async function demandSameTexts(client: Client, accepted: Map<string, Sent>, verdict: Verdict): Promise<void> {
  for (const { path, columns, enquiry } of reports) {
    const mobileKey = columns.find(({ field }) => enquiry.fields[field]?.column === 'mobile')?.key ?? '';
    const fields = new Map(columns.map(({ field, key }) => [field, key]));
    for (const row of await allRows(client, path)) {
      const mobile = String(row[mobileKey]);
      const sent = accepted.get(mobile);
      if (sent) demandSame(sent, row[fields.get(sent.field) ?? ''], verdict);
      accepted.delete(mobile);
    }
  }
  verdict.demand(accepted.size === 0, `${accepted.size} accepted enquiries are in no report`);
}

function demandSame({ definition, field, text }: Sent, shown: unknown, verdict: Verdict): void {
  const { control } = definition.fields[field] ?? {};
  const isText = control === 'text' || control === 'textarea' || control === 'email';
  // Numbers are kept as numbers, and some reports leave a field out.
  if (!isText || shown === undefined) return;
  const isSame = Buffer.from(String(shown)).equals(Buffer.from(text.trim()));
  verdict.demand(isSame, `${definition.path}: ${JSON.stringify(text)} came back as ${JSON.stringify(shown)}`);
}

async function allRows(client: Client, path: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const reply = jsonOf(await client.send('POST', path, { page, limit: PAGE }));
    rows.push(...reply.data);
    if (page >= reply.totalPages) return rows;
  }
}
