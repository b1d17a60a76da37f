import type { Week, WeekDay } from '../branches.ts';
import { weekDayNames, weekDays } from '../branches.ts';
import { formatDate } from '../display.ts';
import { languageNames } from '../language-names.ts';
import type { Locale, OtherLocale } from '../locales.ts';
import { BASE_LOCALE, locales } from '../locales.ts';
import type { DocumentField } from './field.ts';
import type { LocalText } from './local-text.ts';
import { valueAt } from './places.ts';

type Body = Readonly<Record<string, unknown>>;

/** What one body says otherwise than the one before it, a line for each change, in the words of the fields and in their order. */
export function changesInWords(fields: readonly DocumentField[], before: Body, after: Body): string[] {
  const known = fields.flatMap((field) => changesOf(field, before, after));
  const parts = new Set(fields.map(({ place }) => place.split('.')[0]));
  const unknown = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !parts.has(name) && !isSame(before[name], after[name]),
  );
  return [...known, ...unknown.map((name) => `${name}: changed`)];
}

function changesOf(field: DocumentField, before: unknown, after: unknown): string[] {
  const [old, now] = [valueAt(before, field.place), valueAt(after, field.place)];
  if (isSame(old, now)) return [];
  const { label } = field;
  switch (field.control) {
    case 'local':
    case 'localText':
      return localChanges(label, old, now);
    case 'week':
      return weekChanges(label, old, now);
    case 'choices':
    case 'languages':
      return choiceChanges(field, listOf(old), listOf(now));
    case 'turn':
      return [fromTo(label, framesOf(old), framesOf(now))];
    case 'list':
      return listChanges(field, listOf(old), listOf(now));
    default:
      return [fromTo(label, wordsOf(field, old), wordsOf(field, now))];
  }
}

const framesOf = (value: unknown): string => `${listOf(value).length} frames`;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function fromTo(label: string, old: string, now: string): string {
  const [from, to] = excerpts(old, now);
  return `${label}: ${from} → ${to}`;
}

const NOTHING = '(nothing)';

/** A value in a few words, of a field that has one. */
function wordsOf({ control }: Pick<DocumentField, 'control'>, value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (control === 'date') return formatDate(String(value));
  if (typeof value !== 'object') return String(value);
  return 'en' in value ? String(value.en) : 'something';
}

const MOST_LETTERS = 80;
const LETTERS_BEFORE = 20;

/** Of long texts the place from which on they differ. */
function excerpts(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= MOST_LETTERS) return [one, other];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(0, same - LETTERS_BEFORE);
  return [excerpt(one, from), excerpt(other, from)];
}

function excerpt(text: string, from: number): string {
  const end = from + MOST_LETTERS;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

function localChanges(label: string, old: unknown, now: unknown): string[] {
  return locales.flatMap((locale) => {
    const named = `${label} (${languageNames[locale]})`;
    const [from, to] = [textIn(old, locale), textIn(now, locale)];
    if (from !== to) return [fromTo(named, from || NOTHING, to || NOTHING)];
    return isCheckedAgain(old, now, locale) ? [`${named}: still right for the new English`] : [];
  });
}

function textIn(value: unknown, locale: Locale): string {
  const text = value as LocalText | undefined;
  return (locale === BASE_LOCALE ? text?.en : text?.[locale]?.text) ?? '';
}

/** The translation is the same and now said to be of another English. */
function isCheckedAgain(old: unknown, now: unknown, locale: Locale): boolean {
  if (locale === BASE_LOCALE) return false;
  const ofEnglish = (value: unknown) => (value as LocalText | undefined)?.[locale as OtherLocale]?.of;
  return Boolean(textIn(now, locale)) && ofEnglish(old) !== ofEnglish(now);
}

/** Days that change in the same way are told together. */
function weekChanges(label: string, old: unknown, now: unknown): string[] {
  const changed = weekDays.filter((day) => !isSame(valueAt(old, day), valueAt(now, day)));
  const change = (day: WeekDay) => `${hoursIn(old, day)} → ${hoursIn(now, day)}`;
  return [...Map.groupBy(changed, change)].map(([hours, days]) => {
    const names = days.length === weekDays.length ? 'every day' : days.map((day) => weekDayNames[day]).join(', ');
    return `${label}, ${names}: ${hours}`;
  });
}

function hoursIn(week: unknown, day: WeekDay): string {
  const hours = (week as Partial<Week> | undefined)?.[day];
  return hours ? `${hours.opens}–${hours.closes}` : 'closed';
}

function choiceChanges({ label, options = [] }: DocumentField, old: readonly unknown[], now: readonly unknown[]) {
  const nameOf = (value: unknown) => options.find(([known]) => known === value)?.[1] ?? String(value);
  const added = now.filter((value) => !old.includes(value)).map((value) => `${nameOf(value)} added`);
  const removed = old.filter((value) => !now.includes(value)).map((value) => `${nameOf(value)} removed`);
  const changes = [...added, ...removed];
  return [`${label}: ${changes.join(', ') || 'in another order'}`];
}

/** How many more or fewer there are, and which; of as many as before, what changed in each. */
function listChanges(field: DocumentField, old: readonly unknown[], now: readonly unknown[]): string[] {
  const { label, parts } = field;
  const [gone, come] = [without(old, now), without(now, old)];
  if (gone.length === 0 && come.length === 0) return [`${label}: in another order`];
  if (gone.length === come.length && parts) {
    return gone.flatMap((item, index) => {
      const name = `${label}, ${parts.noun} ${now.indexOf(come[index]) + 1}`;
      const own = parts.fields.flatMap((part) =>
        changesOf({ ...part, label: `${name}, ${part.label}` }, item, come[index]),
      );
      return own.length > 0 ? own : [`${name}: changed`];
    });
  }
  const difference = now.length - old.length;
  const count = difference === 0 ? 'changed' : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'}`;
  return [`${label}: ${count}${named(field, difference < 0 ? gone : come)}`];
}

/** What is in one list and not in the other, as often as it is. */
function without(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map((item) => JSON.stringify(item));
  return items.filter((item) => {
    const at = left.indexOf(JSON.stringify(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const MOST_NAMED = 3;

function named({ parts }: DocumentField, items: readonly unknown[]): string {
  if (!parts || items.length === 0 || items.length > MOST_NAMED) return '';
  const names = items.map((item) =>
    parts.fields
      .map((part) => wordsOf(part, valueAt(item, part.place)))
      .filter((words) => words !== NOTHING)
      .join(' '),
  );
  const said = names.filter(Boolean).join(', ');
  return said ? ` (${said})` : '';
}
