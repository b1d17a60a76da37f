import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { PASSWORD_LENGTH } from '../../../contract/staff.ts';
import { ApiError } from '../../lib/api-error.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { isUnauthorized } from '../session/end-of-session.ts';
import { permissionsQuery } from '../session/permissions.ts';

export function PasswordScreen() {
  const { data: user, error, isPending } = useQuery(apiQuery('whoAmI'));
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (error) showToast('error', isUnauthorized(error) ? panelTexts.userNotFound : panelTexts.userFailed);
  }, [error]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [oldPassword, newPassword, confirmPassword] = ['oldPassword', 'newPassword', 'confirmPassword'].map((name) =>
      String(values.get(name)),
    ) as [string, string, string];
    if (newPassword !== confirmPassword) return showToast('error', messages.staff.passwordMismatch);
    if (!user) return showToast('error', panelTexts.userUnknown);
    setBusy(true);
    const { isChanged, text } = await changePassword(user.user_id, { oldPassword, newPassword, confirmPassword });
    setBusy(false);
    if (isChanged) {
      form.current?.reset();
      // It may have been what everything else waited for.
      void client.invalidateQueries(permissionsQuery);
    }
    return showToast(isChanged ? 'success' : 'error', text);
  };
  return (
    <>
      <ScreenTitle title="Change Password" />
      <form ref={form} onSubmit={(event) => void submit(event)} className="card grid max-w-lg gap-4 p-5">
        <PasswordField name="oldPassword" label="Current Password" autoComplete="current-password" />
        <PasswordField name="newPassword" label="New Password" autoComplete="new-password" />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <p className="text-muted text-sm">
          At least {PASSWORD_LENGTH.least} characters. Every other session of your account ends with the change.
        </p>
        <PausableButton
          type="submit"
          isPaused={isBusy || isPending}
          className="button button-primary justify-self-start"
        >
          Change Password
        </PausableButton>
      </form>
    </>
  );
}

interface Passwords {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

async function changePassword(userId: string, body: Passwords): Promise<{ isChanged: boolean; text: string }> {
  try {
    const { message } = await change('changePassword', { params: { userId }, body });
    return { isChanged: true, text: message || messages.staff.passwordUpdated };
  } catch (error) {
    if (isUnauthorized(error)) return { isChanged: false, text: messages.staff.unauthorized };
    const reason = error instanceof ApiError ? error.message : '';
    return { isChanged: false, text: reason || panelTexts.passwordFailed };
  }
}
