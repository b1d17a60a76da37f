import { messages } from './messages.ts';
import type { Translate } from './translate.ts';

type Template = (label: string, limit: string) => string;
const { wholeNumber, ...ofFields } = messages.field;

/** What is said about a field, with the names of what is filled in: `{label} is required.` */
export const fieldSentences: readonly string[] = (Object.values(ofFields) as Template[]).map((sentence) =>
  sentence('{label}', '{limit}'),
);

const PLACE = /\{(\w+)\}/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `{label} is required.` as what finds its label in a sentence. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(PLACE)
      .map((part, index) => (index % 2 === 1 ? `(?<${part}>.+)` : escaped(part)))
      .join('')}$`,
  );

const patterns = fieldSentences.map((template) => ({ template, pattern: patternOf(template) }));

/** A sentence of `messages.ts` as it was said, with labels and figures in it, in another language. */
export function translateSentence(sentence: string, translate: Translate): string {
  const whole = translate(sentence);
  if (whole !== sentence) return whole;
  for (const { template, pattern } of patterns) {
    const found = pattern.exec(sentence)?.groups;
    if (found) return translate(template).replace(/\{(\w+)\}/g, (_, name: string) => translate(found[name] ?? ''));
  }
  return sentence;
}
