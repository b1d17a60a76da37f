import type * as z from 'zod';
import type { ConsentNotice, ConsentPurpose } from './enquiries/consent.ts';
import type { Locale } from './locales.ts';
import type { PageName } from './page-names.ts';
import type { BranchDocument } from './schemas/branch-document.ts';
import type { specificationsSchema } from './schemas/catalogue.ts';
import type { siteContentSchema } from './schemas/content.ts';
import type { namedEndpoints } from './schemas/endpoints.ts';
import type { leadNewsSchema } from './schemas/lead-news.ts';
import type { PageContent, VideoContent } from './schemas/page-content.ts';
import type { priceNowSchema } from './schemas/staff.ts';

/** What the schemas say of the shape of things, and nothing but types: so the browser can know it without loading them. */

export type { BranchDocument };

type Filmed<Text> = Omit<Text, 'video'> & { video?: Pick<VideoContent, 'name' | 'title'> };
interface PageTexts extends Omit<PageContent, 'amc' | 'joyClub' | 'optIn'> {
  amc: Filmed<PageContent['amc']>;
  joyClub: Filmed<PageContent['joyClub']>;
  optIn: Filmed<PageContent['optIn']>;
}
/** What a page says as visitors get it, without what only its film is made of. */
export type PageText<Name extends PageName> = PageTexts[Name];
export type SiteContent = z.infer<typeof siteContentSchema>;
/** What pages know of the dealership in their language, and what people agree to who send it a form. */
export type Site = SiteContent & {
  /** Those that are shown. English is the first. */
  shownLanguages: readonly Locale[];
  /** As many as a menu can show. */
  branches: readonly MenuBranch[];
  consent: Readonly<Record<ConsentPurpose, ConsentNotice>>;
};

interface MenuBranch {
  name: string;
  /** Of its page, without a language. */
  path: string;
  /** A workshop without a number of its own has none. */
  phone?: string;
  isWorkshop?: boolean;
}

/** The same in every language. */
export type SiteFacts = Readonly<Record<Locale, Site>>;
export type SpecificationGroup = keyof (typeof specificationsSchema)['shape'];
/** What a refusal tells about a price that has changed meanwhile. */
export type PriceNow = z.output<typeof priceNowSchema>;

type Table = typeof namedEndpoints;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Part<E, Key extends string> = E extends Record<Key, infer Schema> ? Record<Key, SchemaInput<Schema>> : unknown;
type Input<Name extends EndpointName> = Part<Table[Name], 'params'> & Part<Table[Name], 'body'>;

/** The JSON calls of the table. */
export type EndpointName = {
  [Name in keyof Table]: Table[Name] extends { upload: unknown } | { isStream: true } ? never : Name;
}[keyof Table];
/** What an open panel is told. */
export type LeadNews = z.output<typeof leadNewsSchema>;
export type Reply<Name extends EndpointName> = z.output<Table[Name]['reply']>;
/** What a call carries, typed by its schemas; nothing where the endpoint takes nothing. */
export type CallInput<Name extends EndpointName> = keyof Input<Name> extends never ? [] : [input: Input<Name>];
