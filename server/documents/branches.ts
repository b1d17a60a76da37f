import type * as z from 'zod';
import { MENU_BRANCHES } from '../../contract/branches.ts';
import { textIn } from '../../contract/documents/local-text.ts';
import type { Locale } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import type { branchDaysSchema, networkBranchSchema } from '../../contract/schemas/branch-document.ts';
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
