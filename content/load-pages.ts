import type * as z from 'zod';
import { fillIn } from '../contract/fill-in.ts';
import type { siteContentSchema } from '../contract/schemas/content.ts';
import type { PageContent, PageName } from '../contract/schemas/page-content.ts';
import { pageContentSchemas } from '../contract/schemas/page-content.ts';
import { ContentError } from './content-error.ts';
import { pageFile } from './page-files.ts';

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/** The texts of every page, with the facts of the dealership filled in. */
export function loadPages(read: Read, site: z.infer<typeof siteContentSchema>, models: readonly string[]): PageContent {
  const names = Object.keys(pageContentSchemas) as PageName[];
  const pages = names.map((name) => {
    const file = pageFile(name);
    const page = fillInPage(file, read(file, pageContentSchemas[name]), site);
    if ('video' in page) refuseUnknownModels(file, page.video.scenes, models);
    return [name, page];
  });
  return Object.fromEntries(pages);
}

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
