import { useQuery, useQueryClient } from '@tanstack/react-query';
import { navigate, useSearch } from '../../lib/router.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { panelTexts } from '../panel-texts.ts';
import { memberAddress } from '../screens/desk-address.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { BranchCards } from './branch-cards.tsx';
import { BranchRules } from './branch-rules.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { Roster } from './roster.tsx';
import { teamQuery } from './team.ts';
import { TeamWarnings } from './team-warnings.tsx';

/** Who is given leads, when and where; who has which; and where something waits for nobody. */
export function TeamScreen() {
  const { data: team, error } = useQuery({ ...teamQuery, staleTime: 0 });
  const client = useQueryClient();
  const open = useSearch().get('person');
  const member = team?.people.find(({ userId }) => userId === open);
  const refresh = () => client.invalidateQueries({ queryKey: teamQuery.queryKey });
  const show = (userId: string) => navigate(memberAddress(userId));
  return (
    <>
      <ScreenTitle title="Team" />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {!team && !error && <p role="status">Loading...</p>}
      {team && (
        <div className="grid gap-8">
          <TeamWarnings team={team} onOpen={show} />
          <Roster team={team} onOpen={show} />
          <BranchCards team={team} />
          <BranchRules team={team} onChanged={refresh} />
        </div>
      )}
      {team && member && (
        <MemberDialog team={team} member={member} onChanged={refresh} onClose={() => navigate(screenAddress('team'))} />
      )}
    </>
  );
}
