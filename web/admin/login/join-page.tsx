import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { pagePaths } from '../../../contract/page-paths.ts';
import { PASSWORD_LENGTH } from '../../../contract/staff.ts';
import { ApiError } from '../../lib/api-error.ts';
import { navigate } from '../../lib/router.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ask } from '../ask.ts';
import { call } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';

/** For whoever was given a link: here they choose their password. */
export function JoinPage({ token }: { token: string }) {
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('readInvitation', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const reason = invitation.error instanceof ApiError ? invitation.error.message : '';
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface px-4 py-10">
      <title>Choose a password | Admin Panel</title>
      <div className="card w-full max-w-sm p-6 shadow-raised sm:p-8">
        <span aria-hidden="true" className="block size-8 rounded-full border-[8px] border-sign" />
        <h1 className="mt-4 font-extrabold text-2xl tracking-tight">Welcome</h1>
        {invitation.data && <PasswordChoice token={token} {...invitation.data} />}
        {invitation.isPending && (
          <p role="status" className="mt-4">
            Loading...
          </p>
        )}
        {invitation.isError && (
          <Refused text={reason || panelTexts.networkFailed}>
            {!reason && (
              <button type="button" onClick={() => void invitation.refetch()} className="button button-quiet">
                Try again
              </button>
            )}
          </Refused>
        )}
      </div>
    </main>
  );
}

const Refused = ({ text, children }: { text: string; children: ReactNode }): ReactNode => (
  <div className="mt-4 grid gap-4">
    <p role="alert">{text}</p>
    {children}
    <button
      type="button"
      onClick={() => navigate(pagePaths.login, { replace: true })}
      className="button button-primary"
    >
      To the login
    </button>
  </div>
);

function PasswordChoice({ token, userId, userName }: { token: string; userId: string; userName: string }) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [newPassword, confirmPassword] = ['newPassword', 'confirmPassword'].map((name) => String(form.get(name))) as [
      string,
      string,
    ];
    setBusy(true);
    const done = await ask(() => call('acceptInvitation', { body: { token, newPassword, confirmPassword } }));
    setBusy(false);
    if (!done) return;
    showToast('success', done.message);
    navigate(pagePaths.login, { replace: true });
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-1 grid gap-5">
      <p className="text-muted">{userName ? `${userName}, choose` : 'Choose'} a password for your account.</p>
      {/* For password managers, which keep it beside the password. */}
      <TextField name="userId" label="User ID" autoComplete="username" value={userId} readOnly />
      <PasswordField name="newPassword" label="New Password" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <p className="text-muted text-sm">At least {PASSWORD_LENGTH.least} characters.</p>
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary">
        Save Password
      </PausableButton>
    </form>
  );
}
