import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toasts.ts';
import { ask } from '../ask.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { SessionList } from '../people/session-list.tsx';
import { logOut } from '../session/log-out.ts';

const ownSessions = apiQuery('listOwnSessions');

export function SessionsScreen() {
  const { data: sessions = [], isError, isPending } = useQuery(ownSessions);
  const client = useQueryClient();
  const end = async (id: string) => {
    const done = await ask(() => change('endOwnSession', { params: { id } }));
    if (done) showToast('success', done.message);
    await client.invalidateQueries(ownSessions);
  };
  return (
    <>
      <ScreenTitle title="Where You Are Logged In" />
      {isError && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.userFailed}
        </p>
      )}
      <div className="card grid max-w-2xl gap-4 p-5">
        <p className="text-muted">
          Is there one that is not yours? End it, then change your password: that ends every other session, too.
        </p>
        {isPending ? (
          <p role="status">Loading...</p>
        ) : (
          <SessionList sessions={sessions} onEnd={({ id, isOwn }) => void (isOwn ? logOut() : end(id))} />
        )}
      </div>
    </>
  );
}
