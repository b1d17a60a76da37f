import * as z from 'zod';
import { deadLinks } from '../marked-text.ts';
import { line, localOf, paragraph } from './document-parts.ts';
import { withPlaces } from './filled-text.ts';
import { pageSchemasOf } from './page-content.ts';

/** Where it has a link in it, that leads somewhere. */
const withLinks = <Text extends z.ZodType<string>>(text: Text) =>
  withPlaces(text).superRefine((letters, { addIssue }) => {
    const [dead] = deadLinks(letters);
    if (dead !== undefined) {
      addIssue({
        code: 'custom',
        message: `has a link to ${dead.trim() || 'nothing'}, which leads nowhere. A link is the address of a page of this site, such as /contact, or begins with https://.`,
      });
    }
  });

const schemas = pageSchemasOf(localOf(withLinks(line)), localOf(withLinks(paragraph)));

/** What a page says that has texts of its own, in every language. Which page it is decides what belongs to it. */
export const pageDocumentSchema = z.discriminatedUnion('page', [
  schemas.about.extend({ page: z.literal('about') }),
  schemas.terms.extend({ page: z.literal('terms') }),
  schemas.privacy.extend({ page: z.literal('privacy') }),
  schemas.accessibility.extend({ page: z.literal('accessibility') }),
  schemas.amc.extend({ page: z.literal('amc') }),
  schemas.extendedWarranty.extend({ page: z.literal('extendedWarranty') }),
  schemas.joyClub.extend({ page: z.literal('joyClub') }),
  schemas.optIn.extend({ page: z.literal('optIn') }),
  schemas.home.extend({ page: z.literal('home') }),
  schemas.services.extend({ page: z.literal('services') }),
]);

export type PageDocument = z.infer<typeof pageDocumentSchema>;
