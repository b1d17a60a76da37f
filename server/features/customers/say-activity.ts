import { formatPlanned } from '../../../contract/display.ts';
import type { ActivityKind } from '../../../contract/leads/activities.ts';
import { outcomes } from '../../../contract/leads/contacts.ts';
import { lostReasons } from '../../../contract/leads/lost-reasons.ts';
import { stages } from '../../../contract/leads/stages.ts';
import type { ActivityRow } from '../../db/tables.ts';

const titles: Record<ActivityKind, string> = {
  arrived: 'Arrived',
  again: 'Came again',
  given: 'Given',
  late: 'Late, and offered to more people',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  visit: 'Visit',
  note: 'Note',
  stage: 'Stage',
  followUp: 'Next step',
  details: 'Changed',
  merged: 'Joined',
  split: 'Split',
  message: 'Message',
};

/** An activity in a few words: what it is, what came of it, and what it changed as far as that is known by name. */
export function sayActivity({ kind, outcome, details }: ActivityRow, names: ReadonlyMap<string, string>): string {
  const changed = wordsOf(JSON.parse(details) as Record<string, unknown>, names);
  return [titles[kind] ?? kind, ...(outcome ? [outcomes[outcome].title] : []), ...changed].join(' · ');
}

/** Of a pair the second: it says what is, where the first says what was. */
const since = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);
const titleIn = (table: Readonly<Record<string, { title: string }>>, key: unknown): string =>
  table[String(key)]?.title ?? String(key);

function wordsOf(details: Record<string, unknown>, names: ReadonlyMap<string, string>): string[] {
  const words: Record<string, (value: unknown) => string> = {
    stage: (value) => titleIn(stages, value),
    lost_reason: (value) => (value ? titleIn(lostReasons, value) : ''),
    lost_words: (value) => String(value ?? ''),
    owner: (value) => (value ? `to ${names.get(String(value)) ?? value}` : 'to the pool'),
    follow_up_at: (value) => (typeof value === 'number' ? formatPlanned(value, Date.now()) : ''),
    name: (value) => `name ${value}`,
    language: (value) => `language ${value}`,
    do_not_contact: (value) => (value ? 'do not contact' : 'may be contacted'),
    added: (value) => `number ${value} added`,
    removed: (value) => `number ${value} removed`,
    branch: (value) => `branch ${value || 'none'}`,
    model: (value) => `model ${value || 'none'}`,
    department: (value) => `department ${value}`,
    lead: (value) => `with lead ${value}`,
    joined: (value) => `with customer ${value}`,
  };
  return Object.entries(details).flatMap(([name, value]) => words[name]?.(since(value)) || []);
}
