import { m } from 'virtual:messages';
import { formatPhone } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import { branchPath, slugOf } from '../layout/navigation.ts';
import type { Page, Visit } from '../page.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { BranchView } from './branch-view.tsx';
import { branchesWith } from './branches-query.ts';
import { pickBranch } from './pick-branch.ts';

function DealerPage({ params: { id } }: { params: Visit['params'] }) {
  const search = useSearch();
  const { data, error } = useQuery(branchesWith(id));
  useFailureNotice(error);
  const branch = pickBranch(data, search.get('branch'), slugOf);
  if (branch) return <BranchView branch={branch} />;
  return (
    <p role="status" className="lead wide section min-h-[50dvh] text-center">
      {m.loading()}
    </p>
  );
}

export const dealerPage: Page = {
  Component: DealerPage,
  head: ({ params, search }, read) => {
    const { dealership } = site();
    const branch = pickBranch(read(branchesWith(params.id).queryKey), search.get('branch'), slugOf);
    const picture = firstSlide(read);
    // Nothing stands at an unknown id, so the list of all is what search engines are to know of.
    const own = branch ? branchPath(branch) : pagePaths.networks;
    const common = { picture, canonical: own, address: own };
    if (!branch) {
      const description = m.dealer_unknown_description({ dealership });
      return { ...common, title: `${m.dealer_title()} | ${dealership}`, description };
    }
    const { name, address, sale_no } = branch;
    const description = m.dealer_description({ name, dealership, address, phone: formatPhone(sale_no) });
    return { ...common, title: `${name} | ${dealership}`, description };
  },
  queries: ({ params }) => [branchesWith(params.id), slides],
  isUnknown: ({ params }, read) => read<unknown[]>(branchesWith(params.id).queryKey)?.length === 0,
};
