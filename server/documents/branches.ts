import type * as z from 'zod';
import { BRANCHES_PER_PAGE, MENU_BRANCHES } from '../../contract/branches.ts';
import { textIn } from '../../contract/documents/local-text.ts';
import type { Locale } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import { pageOf } from '../../contract/pages-of.ts';
import type {
  branchDaysSchema,
  networkBranchSchema,
  networkPageParamsSchema,
  networkPageSchema,
} from '../../contract/schemas/branch-document.ts';
import type { Site } from '../../contract/types.ts';
import { branchKind } from './kinds/branch.ts';
import type { Documents } from './live-documents.ts';
import { madeOf } from './live-documents.ts';

type NetworkBranch = z.output<typeof networkBranchSchema>;

/** Of several branches with one id the page shows the first, unless the address names another. */
const pathsOf = madeOf([branchKind], (documents) => {
  const seen = new Set<number>();
  return new Map(
    documents.of(branchKind).map(({ key, body: { id } }) => {
      const path = pagePaths.dealer.replace('{id}', String(id));
      const own = seen.has(id) ? `${path}?branch=${key}` : path;
      seen.add(id);
      return [key, own];
    }),
  );
});

export const listNetwork = (documents: Documents, locale: Locale): NetworkBranch[] =>
  documents.of(branchKind).map((branch) => networkBranch(documents, branch, locale));

/** Those whose name and address, as people read them, have all the words of a place. */
export function listNetworkPage(
  documents: Documents,
  { place = '', slug, page = '1' }: z.output<typeof networkPageParamsSchema>,
  locale: Locale,
): z.output<typeof networkPageSchema> {
  const all = documents.of(branchKind);
  const words = place.toLowerCase().split(/\s+/).filter(Boolean);
  const isThere = ({ key, body: { name, address } }: BranchOf) => {
    if (slug && key !== slug) return false;
    const text = `${textIn(name, locale)} ${textIn(address, locale)} ${name.en} ${address.en}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = words.length > 0 || slug ? all.filter(isThere) : all;
  const { items, ...shown } = pageOf(found, Number(page), BRANCHES_PER_PAGE);
  const branches = items.map((branch) => networkBranch(documents, branch, locale));
  return { total: all.length, found: found.length, ...shown, branches };
}

interface Asked {
  locale: Locale;
  day: string;
}

export const listNetworkAt = (
  documents: Documents,
  id: number | undefined,
  { locale, day }: Asked,
): z.output<typeof branchDaysSchema>[] =>
  branchesAt(documents, id).map((branch) => ({
    ...networkBranch(documents, branch, locale),
    week: branch.body.week,
    holidays: branch.body.holidays
      .filter(({ date }) => date >= day)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ date, name }) => ({ date, name: textIn(name, locale) })),
  }));

/** With all that is known of them. */
export const describedBranches = (documents: Documents) =>
  documents
    .of(branchKind)
    .map(({ key, body }) => ({ slug: key, path: pathsOf(documents).get(key) ?? pagePaths.networks, facts: body }));

/** Those that share a number in addresses. */
export const branchesAt = (documents: Documents, id: number | undefined) =>
  documents.of(branchKind).filter(({ body }) => body.id === id);

type BranchOf = ReturnType<typeof branchesAt>[number];

function networkBranch(documents: Documents, { key, body }: BranchOf, locale: Locale): NetworkBranch {
  const { name, address, salesPhone, servicePhone, trades } = body;
  return {
    slug: key,
    path: pathsOf(documents).get(key) ?? pagePaths.networks,
    key: name.en,
    name: textIn(name, locale),
    address: textIn(address, locale),
    salesPhone,
    ...(servicePhone && { servicePhone }),
    sells: trades.includes('sales'),
    services: trades.includes('service'),
  };
}

/** The menu of every page names them, and the bar below it calls them. A workshop without a number of its own has none. */
export const menuBranches = (documents: Documents, locale: Locale): Site['branches'] =>
  documents
    .of(branchKind)
    .slice(0, MENU_BRANCHES)
    .map((branch) => networkBranch(documents, branch, locale))
    .map(({ path, name, salesPhone, servicePhone, sells, services }) => ({
      path,
      name,
      ...(sells ? { phone: salesPhone } : servicePhone && { phone: servicePhone }),
      ...(services && { isWorkshop: true }),
    }));
