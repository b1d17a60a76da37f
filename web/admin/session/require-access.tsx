import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useStore } from '../../lib/store.ts';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { call } from '../panel-api.ts';
import { LOGIN_NEEDED_MS, panelTexts } from '../panel-texts.ts';
import { isUnauthorized } from './end-of-session.ts';
import { endSession, token } from './session.ts';

/** A screen whose lists anybody could read, so it asks the server who is there before it shows anything. */
export function RequireAccess({ title, children }: { title: string; children: ReactNode }) {
  const { access, check } = useAccess();
  if (access === 'granted') return children;
  return (
    <>
      <ScreenTitle title={title} />
      <div className="card grid justify-items-center gap-4 p-10 text-center">
        <p role="status" className="text-muted">
          {access === 'checking' ? 'Loading...' : panelTexts.loginNeeded}
        </p>
        {access === 'refused' && (
          <p className="flex flex-wrap justify-center gap-2">
            <Link to={pagePaths.login} className="button button-primary">
              Login
            </Link>
            <button type="button" onClick={() => void check()} className="button button-quiet">
              Try again
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function useAccess() {
  const session = useStore(token);
  const [access, setAccess] = useState<'checking' | 'granted' | 'refused'>('checking');
  const check = useCallback(async () => {
    try {
      await call('whoAmI');
      setAccess('granted');
    } catch (error) {
      // Whoever was let in once may have typed something that must not go.
      setAccess((before) => (before === 'granted' ? before : 'refused'));
      showToast('info', panelTexts.loginNeeded, { lastsMs: LOGIN_NEEDED_MS });
      if (isUnauthorized(error)) endSession();
    }
  }, []);
  const hasAsked = useRef(false);
  useEffect(() => {
    // On arrival in any case, and anew with every new session.
    if (hasAsked.current && session === null) return;
    hasAsked.current = true;
    void check();
  }, [check, session]);
  return { access, check };
}
