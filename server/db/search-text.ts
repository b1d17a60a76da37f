import { formatDate } from '../../contract/display.ts';
import { isRealDate } from '../../contract/kolkata-time.ts';
import { codeOf, searchable, searchedPart } from '../../contract/search-needles.ts';

type Details = Readonly<Record<string, unknown>>;

/** All that searches look through, line by line: what was written, and the other spellings that people look for. */
export function searchTextOf(shared: Readonly<Record<string, string>> & { registration: string }, details: Details) {
  const written = [
    ...Object.values(shared).map(searchedPart),
    ...Object.values(details).filter((value) => typeof value === 'string'),
  ];
  const lines = written.filter(Boolean).map(searchable);
  return withOtherSpellings(lines.join('\n'), shared.registration, details);
}

/** Adds what is not there yet. */
export function withOtherSpellings(text: string, registration: string, details: Details): string {
  const others = [codeOf(registration), ...Object.values(details).flatMap(spellings)].map(searchable);
  return others.reduce((lines, other) => (lines.includes(other) ? lines : `${lines}\n${other}`), text);
}

/** An amount in digits, a day as tables show it, the names of boxes that were ticked. */
function spellings(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return isRealDate(value) ? [formatDate(value)] : [];
  const flags = Object.entries(value ?? {});
  const isAll = flags.some(([name, isSet]) => name === 'all' && isSet === true);
  return flags.filter(([name, isSet]) => name !== 'all' && (isAll || isSet === true)).map(([name]) => name);
}
