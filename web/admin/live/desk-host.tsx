import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { openAttempt, recallAttempts } from '../contacts/attempts.ts';
import { keepSending } from '../contacts/send-letters.ts';
import { token } from '../session/session.ts';
import { listenForLeads } from './listen-for-leads.ts';

const OutcomeSheet = lazy(async () => ({ default: (await import('../contacts/outcome-sheet.tsx')).OutcomeSheet }));

/** What goes on whichever screen is open: the line to the server, what waits to be sent, and the sheet after a call. */
export function DeskHost({ mayWork }: { mayWork: boolean }) {
  const client = useQueryClient();
  const session = useStore(token);
  const attempt = useStore(openAttempt);
  useEffect(() => (session === null ? undefined : listenForLeads(client, mayWork)), [client, session, mayWork]);
  useEffect(() => {
    if (session === null || !mayWork) return;
    recallAttempts();
    return keepSending(client);
  }, [client, session, mayWork]);
  return (
    attempt && (
      <Suspense>
        <OutcomeSheet key={attempt.key} attempt={attempt} />
      </Suspense>
    )
  );
}
