import type { PlainKey, Sentence } from '../../contract/sentence.ts';
import { say, sentence } from '../../contract/sentence.ts';

/** A sentence, or the key of one in which nothing is filled in. */
export type Said = PlainKey | Sentence;

interface More {
  fields?: Record<string, Said>;
  retryAfterSeconds?: number;
  current?: Record<string, unknown>;
}

const sentenceOf = (said: Said): Sentence => (typeof said === 'string' ? sentence(said) : said);

/** An answer that ends the request with a sentence for the person who made it, who may read another language. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly sentence: Sentence;
  /** Of the fields at fault. */
  readonly faults: Readonly<Record<string, Sentence>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: Record<string, unknown> | undefined;

  constructor(statusCode: number, said: Said, { fields, retryAfterSeconds, current }: More = {}) {
    super(say(sentenceOf(said)));
    this.statusCode = statusCode;
    this.sentence = sentenceOf(said);
    this.faults =
      fields && Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, sentenceOf(fault)]));
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }
}
