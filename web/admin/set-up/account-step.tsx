import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/link.tsx';
import { apiQuery } from '../panel-queries.ts';
import { screenAddress } from '../screens/screen-address.ts';

/** Whether the own account has a second step, and the way to one. */
export function AccountStep() {
  const { data: factor } = useQuery({ ...apiQuery('secondFactor'), staleTime: 0 });
  const { data: passkeys } = useQuery({ ...apiQuery('listPasskeys'), staleTime: 0 });
  if (!factor || !passkeys) return <p role="status">Loading...</p>;
  const hasStep = factor.isOn || passkeys.length > 0;
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="card p-6">
        {hasStep ? 'Your account has a second step.' : 'Your account has no second step yet.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={screenAddress('two-step')} className={`button ${hasStep ? 'button-quiet' : 'button-primary'}`}>
          Two-step login
        </Link>
        <Link to={screenAddress('profile')} className="button button-quiet">
          Your profile
        </Link>
      </div>
    </div>
  );
}
