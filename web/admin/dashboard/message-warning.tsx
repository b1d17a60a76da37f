import { useQuery } from '@tanstack/react-query';
import { WAITING_TOO_LONG_MS } from '../../../contract/outgoing/states.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { apiQuery } from '../panel-queries.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { usePermissions } from '../session/permissions.ts';
import { useQuietRefresh } from './quiet-refresh.ts';

const counts = apiQuery('messageCounts');
const REFRESHED = ['messageCounts'] as const;

/** For whoever can do something about it: messages that could not be sent, or that wait for too long. */
export const MessageWarning = () => (usePermissions().may('messages.manage') ? <Warning /> : null);

function Warning() {
  const { data } = useQuery(counts);
  useQuietRefresh(REFRESHED);
  const [state, words] = data ? troubleOf(data, Date.now()) : [];
  if (!state) return null;
  return (
    <p role="status" className="card mb-4 flex flex-wrap items-center gap-x-3 border-bad p-4">
      <span className="font-medium text-bad">{words}</span>
      <Link
        to={screenAddress('messages', { state })}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        See which and why
      </Link>
    </p>
  );
}

function troubleOf(
  { dead, unknown, waitingSince }: Reply<'messageCounts'>,
  now: number,
): [state?: string, words?: string] {
  if (dead > 0) return ['dead', dead === 1 ? 'A message could not be sent.' : `${dead} messages could not be sent.`];
  if (unknown > 0) {
    return [
      'unknown',
      unknown === 1
        ? 'Nobody knows whether a message was sent.'
        : `Nobody knows whether ${unknown} messages were sent.`,
    ];
  }
  if (waitingSince !== null && now - waitingSince >= WAITING_TOO_LONG_MS) {
    return ['waiting', `Messages have been waiting for ${Math.floor((now - waitingSince) / 60_000)} minutes.`];
  }
  return [];
}
