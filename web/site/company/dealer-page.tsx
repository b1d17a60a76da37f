import { m } from 'virtual:messages';
import { formatPhone } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import type { Page, Visit } from '../page.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import type { ShownBranch } from './branch-view.tsx';
import { BranchView } from './branch-view.tsx';
import { branchDaysOf, branchesWith } from './branches-query.ts';
import { pickBranch } from './pick-branch.ts';

function DealerPage({ params: { id } }: { params: Visit['params'] }) {
  const search = useSearch();
  const { data: dealers, error } = useQuery(branchesWith(id));
  const { data: days } = useQuery(branchDaysOf(id));
  useFailureNotice(error);
  const shown = pickBranch(joined(dealers, days), search.get('branch'));
  if (shown) return <BranchView branch={shown} />;
  return (
    <p role="status" className="lead wide section min-h-[50dvh] text-center">
      {m.loading()}
    </p>
  );
}

type Dealers = Reply<'listDealers'>;

/** What the two calls say of each branch. They answer from the same list, but may arrive one after the other. */
const joined = (dealers: Dealers | undefined, days: Reply<'listNetworkAt'> | undefined): ShownBranch[] =>
  (dealers ?? []).flatMap((dealer, index) => {
    const day = days?.[index];
    return day ? { ...day, ...dealer } : [];
  });

export const dealerPage: Page = {
  Component: DealerPage,
  head: ({ params, search }, read) => {
    const { dealership } = site();
    const branches = joined(read(branchesWith(params.id).queryKey), read(branchDaysOf(params.id).queryKey));
    const branch = pickBranch(branches, search.get('branch'));
    const picture = firstSlide(read);
    // Nothing stands at an unknown id, so the list of all is what search engines are to know of.
    const own = branch?.path ?? pagePaths.networks;
    const common = { picture, canonical: own, address: own };
    if (!branch) {
      const description = m.dealer_unknown_description({ dealership });
      return { ...common, title: `${m.dealer_title()} | ${dealership}`, description };
    }
    const { name, address, sale_no } = branch;
    const description = m.dealer_description({ name, dealership, address, phone: formatPhone(sale_no) });
    return { ...common, title: `${name} | ${dealership}`, description };
  },
  queries: ({ params }) => [branchesWith(params.id), branchDaysOf(params.id), slides],
  isUnknown: ({ params }, read) => read<unknown[]>(branchesWith(params.id).queryKey)?.length === 0,
};
