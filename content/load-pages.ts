import type * as z from 'zod';
import { fillIn } from '../contract/fill-in.ts';
import { pageNames } from '../contract/page-names.ts';
import type { siteContentSchema } from '../contract/schemas/content.ts';
import type { PageContent, VideoContent } from '../contract/schemas/page-content.ts';
import { pageContentSchemas } from '../contract/schemas/page-content.ts';
import { ContentError } from './content-error.ts';
import { pageFile } from './page-files.ts';

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

interface Pages {
  /** With the facts of the dealership filled in. */
  pages: PageContent;
  /** With places for them. */
  pageTexts: PageContent;
}

/** The texts of every page. */
export function loadPages(read: Read, site: z.infer<typeof siteContentSchema>, models: readonly string[]): Pages {
  const texts = pageNames.map((name) => [name, read(pageFile(name), pageContentSchemas[name])] as const);
  const pages = texts.map(([name, text]) => {
    const page = fillInPage(pageFile(name), text, site);
    if ('video' in page) refuseUnknownModels(pageFile(name), page.video?.scenes ?? [], models);
    return [name, page];
  });
  return { pages: Object.fromEntries(pages), pageTexts: Object.fromEntries(texts) as unknown as PageContent };
}

/** The films that pages show, in the order of the menu. */
export const videosOf = ({ amc, optIn, joyClub }: PageContent): VideoContent[] =>
  [amc, optIn, joyClub].flatMap(({ video }) => video ?? []);

function fillInPage<Page>(file: string, page: Page, site: z.infer<typeof siteContentSchema>): Page {
  try {
    return fillIn(page, site);
  } catch (error) {
    throw new ContentError(`content/${file}: ${(error as Error).message}.`);
  }
}

function refuseUnknownModels(file: string, scenes: readonly { model: string }[], models: readonly string[]): void {
  const unknown = scenes.find(({ model }) => !models.includes(model));
  if (unknown) throw new ContentError(`content/${file}: video.scenes: there is no model ${unknown.model}.`);
}
