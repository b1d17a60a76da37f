import { branchSlug } from '../../../contract/branch-slug.ts';
import type { OpenHours, Week } from '../../../contract/branches.ts';
import { trades, weekDays } from '../../../contract/branches.ts';
import type { BranchDocument } from '../../../contract/schemas/branch-document.ts';
import { branchDocumentSchema } from '../../../contract/schemas/branch-document.ts';
import type { Release } from '../document-kind.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';

/** Where the dealership is found. Its key is its name in addresses, and stays when the name changes. */
export const branchKind = defineKind({
  name: 'branch',
  title: 'branch',
  schema: branchDocumentSchema,
  many: {
    titleOf: ({ name }) => name?.en ?? '',
    begin: (title, others) => ({
      id: nextId(others),
      name: { en: title },
      trades: [trades[0]],
      week: everyDay({ opens: '09:30', closes: '18:30' }),
      holidays: [],
    }),
    copy: (title, original, others) => ({ ...original, id: nextId(others), name: { en: title } }),
  },
  // Two that share a number share a page: that is not for somebody who runs one of them alone.
  changesOf: (before, after) => (before.id === after.id ? [] : [{ needs: 'content.change' }]),
  fromRelease: (release) => Object.fromEntries(release.content.dealers.map((dealer) => documentOf(dealer, release))),
});

const nextId = (others: readonly Partial<BranchDocument>[]): number =>
  Math.max(0, ...others.map(({ id }) => (typeof id === 'number' ? id : 0))) + 1;

const everyDay = (hours: OpenHours): Week => Object.fromEntries(weekDays.map((day) => [day, hours])) as Week;

function documentOf(
  dealer: Release['content']['dealers'][number],
  { translations }: Release,
): [key: string, document: BranchDocument] {
  const local = localFrom(translations);
  const { name, address, hours, ...facts } = dealer;
  return [
    branchSlug(name),
    { ...facts, name: local(name), address: local(address), week: everyDay(hours), holidays: [] },
  ];
}
