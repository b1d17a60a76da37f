import { formatRupees } from '../../../contract/display.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { ReadyPlace } from '../../../contract/leads/ready-texts.ts';
import { readyPlaces, readyTexts } from '../../../contract/leads/ready-texts.ts';
import { BASE_LOCALE, interfaceOf, toLocale } from '../../../contract/locales.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { shownModelCalled } from '../../documents/models.ts';
import { siteOf } from '../../documents/site-facts.ts';
import type { Desk } from './desk.ts';
import type { LeadCard } from './lead-cards.ts';

/** What fits a lead, in the language of the customer and with everything filled in. */
export function readyTextsFor({ documents, staff }: Desk, lead: LeadCard): { title: string; text: string }[] {
  const locale = toLocale(lead.language) ?? BASE_LOCALE;
  const model = lead.model ? shownModelCalled(documents, lead.model) : undefined;
  const branch = documents.of(branchKind).find(({ key }) => key === lead.branch)?.body;
  const known: Record<ReadyPlace, string> = {
    name: lead.name,
    model: model?.name ?? lead.model,
    price: model ? formatRupees(model.price) : '',
    branch: branch ? textIn(branch.name, locale) : '',
    dealership: siteOf(documents)[locale].dealership,
    me: staff.user_name,
  };
  const isFillable = (text: string) =>
    readyPlaces.every((place) => known[place] !== '' || !text.includes(`{${place}}`));
  return readyTexts
    .filter(({ departments }) => !departments || departments.includes(lead.department))
    .map(({ title, text }) => ({ title, text: text[interfaceOf(locale)] }))
    .filter(({ text }) => isFillable(text))
    .map(({ title, text }) => ({
      title,
      text: text.replace(/\{(\w+)\}/g, (whole, place: string) => known[place as ReadyPlace] ?? whole),
    }));
}
