import type * as z from 'zod';
import type { Locale } from '../../../contract/locales.ts';
import type { siteContentSchema } from '../../../contract/schemas/content.ts';
import type { BrochureWords } from './document/words.ts';

/** All that a brochure says, in its language; whoever has the same data has the same brochure. */
export interface Brochure {
  locale: Locale;
  words: BrochureWords;
  /** `YYYY-MM-DD`: the day whose prices it shows. */
  today: string;
  /** The same day as people write it. */
  day: string;
  site: z.infer<typeof siteContentSchema>;
  /** What kind of vehicle it is. */
  type: string;
  name: string;
  price: number;
  content: {
    details: string;
    summary: { engine: string; power: string; transmission: string };
    colours: { name: string; hex: string; image: string }[];
    features: { heading: string; description: string; image: string }[];
    hero: string;
  };
  specification: { title: string; rows: [label: string, value: string][] }[];
  variants: { name: string; price: number; onRoad: number }[];
  accessories: { heading: string; image: string; part_no: string; price: number }[];
  branches: {
    name: string;
    address: string;
    sale_no: string;
    service_no: string | null;
    open_time: string;
  }[];
}

/** The bytes of each picture that could be found, by the address that the content names. */
export type PictureBytes = Record<string, Uint8Array>;
