import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import { maskNumber, tenDigits } from '../../contract/mobile-number.ts';
import { actors, insertAudit } from '../db/audit.ts';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { countLeadsOf, eraseDeskOf, exportDeskOf, listNotesAbout, numbersOf } from './desk-of.repository.ts';
import { forgetErased } from './forget-erased.ts';
import { countMessagesOf, eraseMessagesOf, exportMessagesOf } from './messages-of.repository.ts';
import { countKinds, deleteEnquiriesOf, listEnquiriesOf, listMentions } from './person.repository.ts';

class PersonConsoleError extends Error {}

const PERSON_USAGE = `Usage: npm run person -- COMMAND MOBILE_NUMBER

  export NUMBER            every enquiry with this number, what became of it and every message to it, as JSON on standard output (--file NAME: into that file)
  erase NUMBER             erases them for good, after asking (--yes: without asking)

The number may be written in any way: 98765 43210, +91 98765-43210, 098765 43210.`;

type StoredEnquiry = Awaited<ReturnType<typeof listEnquiriesOf>>[number];

interface Dealings {
  /** Shows a question and returns whether it was agreed to. */
  confirm(question: string): Promise<boolean>;
}

/** What to print: data for whoever asked, or lines for the operator. */
export interface PersonAnswer {
  data?: object;
  lines: string[];
}

/** Carries out one command about all that is stored with one mobile number. */
export async function runPersonCommand(
  database: Pick<Database, 'db' | 'engine'>,
  [command, ...number]: string[],
  { confirm }: Dealings,
): Promise<PersonAnswer> {
  if (command !== 'export' && command !== 'erase') throw new PersonConsoleError(PERSON_USAGE);
  const mobile = tenDigits(number.join(' '));
  if (!mobile) throw new PersonConsoleError(`"${number.join(' ')}" is no mobile number; it must have 10 digits.`);
  if (command === 'export') return exportPerson(database.db, mobile);
  const answer = await erasePerson(database.db, mobile, confirm);
  const leftover = await forgetErased(database);
  return leftover ? { ...answer, lines: [...answer.lines, notForgotten(leftover)] } : answer;
}

async function exportPerson(db: Db, mobile: string): Promise<PersonAnswer> {
  const numbers = await numbersOf(db, mobile);
  const rows = await listEnquiriesOf(db, numbers);
  const mentions = await mentionsOf(db, mobile);
  const desk = await exportDeskOf(db, mobile);
  const said = await exportMessagesOf(db, numbers);
  const counted = { leads: desk.leads.length, messages: said.messages.length };
  const after = { enquiries: countKinds(rows), ...thoseThereAre(counted) };
  await db
    .transaction()
    .execute((trx) =>
      insertAudit(trx, actors.console, '', { action: 'person.export', subject: maskNumber(mobile), after }),
    );
  const data = { mobile, exportedAt: new Date().toISOString(), enquiries: rows.map(toExport), desk, ...said };
  return { data, lines: [`${allOf(rows.length, said.messages.length)} exported.`, ...mentions] };
}

const toExport = (row: StoredEnquiry) => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  date: kolkataDate(row.created_at),
  time: kolkataTime(row.created_at),
  name: row.name,
  mobile: row.mobile,
  email: row.email,
  model: row.model,
  registration: row.registration,
  message: row.message,
  details: JSON.parse(row.details) as unknown,
  consent: row.consent_version ? { version: row.consent_version, text: row.consent_text } : 'no consent text was shown',
});

async function erasePerson(db: Db, mobile: string, confirm: Dealings['confirm']): Promise<PersonAnswer> {
  const numbers = await numbersOf(db, mobile);
  const rows = await listEnquiriesOf(db, numbers);
  const leads = await countLeadsOf(db, mobile);
  const messages = await countMessagesOf(db, numbers);
  const mentions = await mentionsOf(db, mobile);
  if (rows.length + leads + messages === 0) return { lines: ['There is no enquiry with this number.', ...mentions] };
  const kinds = Object.entries(countKinds(rows)).map(([kind, count]) => `${count} ${kind}`);
  const parts = [...kinds, ...(leads > 0 ? [leadsText(leads)] : [])];
  const list = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const others = numbers.filter((number) => number !== mobile);
  const under = others.length > 0 ? ` and ${others.join(', ')} of the same person` : '';
  const question = `Erase ${allOf(rows.length, messages)}${list} with the number ${mobile}${under} for good?`;
  if (!(await confirm(question))) return { lines: ['Nothing was erased.'] };
  const erased = await db.transaction().execute(async (trx) => {
    const gone = { messages: await eraseMessagesOf(trx, numbers) };
    const enquiries = await deleteEnquiriesOf(trx, numbers);
    const all = { leads: await eraseDeskOf(trx, mobile), ...gone };
    const after = { enquiries, ...thoseThereAre(all) };
    await insertAudit(trx, actors.console, '', { action: 'person.erase', subject: maskNumber(mobile), after });
    return { enquiries: Object.values(enquiries).reduce((sum, count) => sum + count, 0), ...all };
  });
  const desk = erased.leads > 0 ? [`${leadsText(erased.leads)} with all that was written about them erased.`] : [];
  return { lines: [`${allOf(erased.enquiries, erased.messages)} erased.`, COPIES, ...desk, ...mentions] };
}

const COPIES =
  'Backups and copies that were made before still hold them: delete those, or erase again after restoring one.';

const notForgotten = (reason: string): string =>
  `The files of the database may still hold them: ${reason}. Please run this again in a while.`;

const countOf = (count: number): string => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

const leadsText = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`;

async function mentionsOf(db: Db, mobile: string): Promise<string[]> {
  const notes = await listNotesAbout(db, mobile);
  return [
    ...mentionLines(await listMentions(db, mobile)),
    ...(notes.length > 0
      ? [`The number also stands in notes about other customers; please look at the leads ${notes.join(', ')}.`]
      : []),
  ];
}

const allOf = (enquiries: number, messages: number): string =>
  messages === 0
    ? countOf(enquiries)
    : `${countOf(enquiries)} and ${messages} ${messages === 1 ? 'message' : 'messages'}`;

const thoseThereAre = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** They belong to somebody else, so they are neither handed out nor erased; a person has to look at them. */
function mentionLines(mentions: Awaited<ReturnType<typeof listMentions>>): string[] {
  if (mentions.length === 0) return [];
  const list = mentions.map(({ id, kind, created_at }) => `  ${kind} ${id} of ${kolkataDate(created_at)}`);
  return ['The number also stands in the text of enquiries from other numbers; please look at them:', ...list];
}
