import { pagePaths } from '../../../contract/page-paths.ts';
import { branchPage } from '../company/branch-page.ts';
import { pickBranch } from '../company/pick-branch.ts';
import { pageText } from '../texts/page-text.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { branchOf, dealership, website } from './dealership.ts';
import type { DescribedPage } from './described-page.ts';
import { product } from './product.ts';
import { questionsPage } from './questions.ts';
import type { Thing } from './thing.ts';

/** What a page is about, beyond the way to it. Only the server needs it, so it stands apart from the pages themselves. */
const subjects: Readonly<Record<string, (page: DescribedPage) => Thing[]>> = {
  [pagePaths.home]: (page) => [dealership(page), website(page)],
  [pagePaths.about]: (page) => [dealership(page)],
  [pagePaths.contact]: (page) => [dealership(page)],
  [pagePaths.networks]: shownBranches,
  '/dealers/:id': branch,
  [pagePaths.bikeDetail]: product,
  [pagePaths.amc]: ({ read }) => questionsPage(read(pageText('amc').queryKey)?.sections),
  [pagePaths.joyClub]: ({ read }) => questionsPage(read(pageText('joyClub').queryKey)?.sections),
};

/** A page for search engines, as things of schema.org. */
export const describePage = (page: DescribedPage): Thing[] => [
  ...(subjects[page.route]?.(page) ?? []),
  ...breadcrumbs(page),
];

/** Those on this page of the list. */
function shownBranches(page: DescribedPage): Thing[] {
  const shown = new Set(page.read(branchPage(page.visit.search).queryKey)?.branches.map(({ slug }) => slug));
  return page.branches.filter(({ slug }) => shown.has(slug)).map((one) => branchOf(page, one));
}

function branch(page: DescribedPage): Thing[] {
  const { params, search } = page.visit;
  const withId = page.branches.filter(({ facts }) => String(facts.id) === params.id);
  const shown = pickBranch(withId, search.get('branch'));
  return shown ? [branchOf(page, shown)] : [];
}
