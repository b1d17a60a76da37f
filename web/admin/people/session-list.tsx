import type { Reply } from '../../lib/api-client.ts';
import { formatMoment } from '../moment.ts';
import { deviceName } from './device-name.ts';

type Session = Reply<'listOwnSessions'>[number];

interface Props {
  sessions: readonly Session[];
  onEnd: (session: Session) => void;
}

/** Where an account is logged in: with what, from which address, since when. */
export function SessionList({ sessions, onEnd }: Props) {
  return (
    <ul className="divide-y divide-line rounded-field border border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
          <div className="min-w-0">
            <p className="font-medium">
              {deviceName(session.device)}
              {session.isOwn && <span className="ml-2 text-muted text-sm">this one</span>}
            </p>
            <p className="break-words text-muted text-sm">
              {session.address || 'address unknown'} · since {formatMoment(session.startedAt)} · last used{' '}
              {formatMoment(session.lastSeenAt)}
            </p>
          </div>
          <button
            type="button"
            onClick={() => onEnd(session)}
            aria-label={`End the session of ${deviceName(session.device)}, since ${formatMoment(session.startedAt)}`}
            className="button button-quiet"
          >
            End
          </button>
        </li>
      ))}
    </ul>
  );
}
