import type { Locale } from '../locales.ts';

/** What the page has to say that answers a form sent without JavaScript. */
export interface FormOutcome {
  /** Of the enquiry. */
  kind: string;
  /** 201 when the enquiry is stored. */
  status: number;
  /** The language of the page that the form stood on, in which everything here is said. */
  locale: Locale;
  message: string;
  /** The sentences of the fields at fault. */
  fields?: Record<string, string>;
  /** Under which staff find what was stored. */
  reference?: string | undefined;
  /** What was typed, by field: a text each, `on` for a ticked box, the names of ticked channels. */
  values: Record<string, string | string[]>;
  /** The page of this site that the form stood on; belongs into the hidden field `_back` of the form that is given back. */
  back: string;
  /** Belongs into the hidden field `_key` of the form that is given back. */
  key: string;
  today: string;
}

/** A page that is sent once and not kept, with the content security policy that goes with it. */
export interface PlainPage {
  html: string;
  policy: string;
}

export interface FormPages {
  answerPage(outcome: FormOutcome): Promise<PlainPage>;
}
