import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';

interface Props {
  children: ReactNode;
  action: string;
  onPassword: (password: string) => Promise<void>;
}

/** What changes the way into the account asks for the password once more. */
export function PasswordForm({ children, action, onPassword }: Props) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    await onPassword(String(new FormData(form).get('password')));
    setBusy(false);
    form.reset();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="card grid max-w-lg gap-4 p-5">
      {children}
      <PasswordField name="password" label="Current Password" autoComplete="current-password" />
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-start">
        {action}
      </PausableButton>
    </form>
  );
}
