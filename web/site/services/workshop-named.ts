import { byLanguage } from 'virtual:branch-names';
import { branchSlug } from '../../../contract/branch-slug.ts';
import { inCurrent } from '../../lib/locale.ts';

/** The workshop that an address names so. */
export const workshopNamed = (slug: string | null) =>
  inCurrent(byLanguage).find(({ name, isWorkshop }) => isWorkshop && branchSlug(name) === slug);

/** Every branch, sent in English and read in the language of the page. */
export const branchOptions = () => inCurrent(byLanguage).map(({ name, label = name }) => ({ value: name, label }));
