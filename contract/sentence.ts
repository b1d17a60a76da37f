import type { MessageKey, TemplateOf } from './messages.ts';
import { templateOf } from './messages.ts';
import type { Translate } from './translate.ts';

type Places<Template> = Template extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;
type PlacesOf<Key extends MessageKey> = Places<TemplateOf<Key>>;
type Params<Key extends MessageKey> = Readonly<Record<PlacesOf<Key>, string | number>>;

/** A sentence of `messages.ts` that is yet to be put into words: its key, and what is filled in. */
export interface Sentence {
  key: MessageKey;
  params?: Readonly<Record<string, string | number>>;
}

/** The keys of sentences in which nothing is filled in. */
export type PlainKey = { [Key in MessageKey]: [PlacesOf<Key>] extends [never] ? Key : never }[MessageKey];

export const sentence = <Key extends MessageKey>(
  key: Key,
  ...[params]: Key extends PlainKey ? [] : [params: Params<Key>]
): Sentence => ({ key, ...(params && { params }) });

/** The sentence in English, or in the language that is translated into; labels in it are translated, too. */
export const say = ({ key, params = {} }: Sentence, translate: Translate = (text) => text): string =>
  translate(templateOf(key)).replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = params[place] ?? '';
    return typeof value === 'string' ? translate(value) : String(value);
  });

/** How long somebody has to wait, as a sentence says it. */
export function waitText(minutes: number): string {
  if (minutes <= 1) return 'a minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
