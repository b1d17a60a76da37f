import { pagePaths } from '../../../contract/page-paths.ts';
import type { Need } from '../../../contract/permissions.ts';
import { permissions } from '../../../contract/permissions.ts';
import { Link } from '../../lib/link.tsx';
import { ScreenTitle } from './screen-title.tsx';

interface Props {
  title: string;
  needs: Need;
  roleTitle: string;
}

/** In place of a screen that somebody reached by its address. */
export function NotAllowed({ title, needs, roleTitle }: Props) {
  const what = needs === 'login' ? '' : permissions[needs];
  return (
    <>
      <ScreenTitle title={title} />
      <div className="card grid justify-items-center gap-4 p-10 text-center">
        <p className="max-w-prose text-balance">
          This screen is for those who may {what}. Your account has the role {roleTitle}, which does not include that;
          the owner can change it.
        </p>
        <Link to={pagePaths.panel} className="button button-primary">
          Back to the start
        </Link>
      </div>
    </>
  );
}
