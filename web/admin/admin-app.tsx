import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { pagePaths } from '../../contract/page-paths.ts';
import { isBeingSetUp, SET_UP_ADDRESS } from '../../contract/set-up-page.ts';
import { Hydrated } from '../lib/hydrated.tsx';
import type { Location } from '../lib/router.tsx';
import { Redirect, useLocation } from '../lib/router.tsx';
import { useStore } from '../lib/store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SetAside } from '../ui/set-aside.tsx';
import { currentToasts, hideToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { showToast } from '../ui/toasts.ts';
import { PanelLayout } from './layout/panel-layout.tsx';
import { ToastAction } from './layout/toast-action.tsx';
import { invitationIn } from './login/invitation.ts';
import { LoginPage } from './login/login-page.tsx';
import { queryClient } from './panel-api.ts';
import { panelData } from './panel-data.ts';
import { LOGIN_NEEDED_MS, panelTexts } from './panel-texts.ts';
import { hasLoggedOut, isInterrupted, token } from './session/session.ts';

/** Seen once by each of the staff. */
const JoinPage = lazy(async () => ({ default: (await import('./login/join-page.tsx')).JoinPage }));

export function AdminApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Panel />
      </ErrorBoundary>
      <Toaster closeLabel={panelTexts.close} Action={ToastAction} />
      <Hydrated />
    </QueryClientProvider>
  );
}

/** Whoever logs in to a site that nobody has named yet is to set it up. */
const firstAddress = (): string => (isBeingSetUp(panelData()) ? SET_UP_ADDRESS : pagePaths.panel);

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/**
 * The panel, or the login in front of it. When a session ends in the middle of work, what was open stays as it is behind
 * the login, out of sight and reach, and is there again afterwards with everything that had been typed.
 */
function Panel() {
  const location = useLocation();
  const hasToken = useStore(token) !== null;
  const wasInterrupted = useStore(isInterrupted);
  const [open, setOpen] = useState<Location>();
  const isLogin = location.pathname === pagePaths.login;
  const invitation = isLogin ? invitationIn(location.hash) : null;
  const isPanel = location.pathname === pagePaths.panel;
  if (isPanel && hasToken && open !== location) setOpen(location);
  const needsLogin = !isLogin && !hasToken;
  const isBack = isPanel && hasToken;
  useEffect(() => {
    if (isBack) isInterrupted.set(false);
  }, [isBack]);
  if (!isLogin && !isPanel && hasToken) return <Redirect to={pagePaths.panel} />;
  const kept = wasInterrupted || isBack ? open : undefined;
  return (
    <>
      {invitation !== null && (
        <Suspense>
          <JoinPage token={invitation} />
        </Suspense>
      )}
      {isLogin && invitation === null && (
        <LoginPage
          next={kept ? addressOf(kept) : firstAddress()}
          isInterruption={wasInterrupted && kept !== undefined}
        />
      )}
      {needsLogin && <LoginNeeded isSilent={wasInterrupted} />}
      {kept && (
        <SetAside isAside={isLogin || needsLogin}>
          <PanelLayout location={kept} />
        </SetAside>
      )}
    </>
  );
}

/** The way to the login, with a word about why, unless it has just been said. */
function LoginNeeded({ isSilent }: { isSilent: boolean }) {
  useEffect(() => {
    if (isSilent) return;
    if (hasLoggedOut.get()) {
      // What failed before is no concern of whoever comes next.
      for (const { id } of currentToasts()) hideToast(id);
      showToast('success', panelTexts.loggedOut);
    } else showToast('info', panelTexts.loginNeeded, { lastsMs: LOGIN_NEEDED_MS });
  }, [isSilent]);
  return <Redirect to={pagePaths.login} />;
}
