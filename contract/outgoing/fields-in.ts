import { placeNames } from '../fill-in.ts';
import type { TemplateDefinition } from './templates.ts';

/** What stands in braces: `{callBy}` is callBy. */
const fieldsIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Those in a text that nothing can be filled in for. */
export const unknownFields = (template: TemplateDefinition, text: string): string[] =>
  fieldsIn(text).filter((name) => !Object.hasOwn(template.fields, name) && !placeNames.includes(name));

/** Those that a text lacks although the message is of no use without them. */
export function missingFields({ mustSay }: TemplateDefinition, text: string): string[] {
  const said = fieldsIn(text);
  return mustSay.filter((name) => !said.includes(name));
}
