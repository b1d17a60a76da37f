import type { MessageKey } from '../messages.ts';
import type { Sentence } from '../sentence.ts';
import { sentence } from '../sentence.ts';

/** An issue of zod has room for a text alone, so there a sentence travels as JSON. */
export const fault = <Key extends MessageKey>(...said: Parameters<typeof sentence<Key>>): string =>
  JSON.stringify(sentence(...said));

/** What `fault` has written; a text of zod's own is quoted. */
export function readFault(message: string): Sentence {
  return message.startsWith('{"key":')
    ? (JSON.parse(message) as Sentence)
    : sentence('request.quoted', { text: message });
}
