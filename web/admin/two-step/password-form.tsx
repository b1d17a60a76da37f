import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ask } from '../ask.ts';
import type { PasskeyMessage } from '../login/passkeys.ts';
import { canUsePasskeys, showPasskey } from '../login/passkeys.ts';
import { change } from '../panel-api.ts';

export interface Proof {
  password: string;
  code: string;
  passkey?: PasskeyMessage;
}

/** What the account has beside its password. */
export interface OwnSteps {
  hasApp: boolean;
  hasPasskeys: boolean;
}

interface Props {
  children: ReactNode;
  action: string;
  /** Where there is a second step, it is asked for, too. */
  steps: OwnSteps;
  /** With whatever else the form has. */
  onProof: (proof: Proof, values: FormData) => Promise<void>;
}

/** What changes the way into the account asks once more for what opens it. */
export function PasswordForm({ children, action, steps, onProof }: Props) {
  const [isBusy, setBusy] = useState(false);
  const mayShowPasskey = steps.hasPasskeys && canUsePasskeys();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const code = String(values.get('code') ?? '').trim();
    setBusy(true);
    const passkey = mayShowPasskey && !code ? await confirmByPasskey() : undefined;
    if (code || passkey || !mayShowPasskey) {
      // At once: what is typed from here on is for the next time.
      form.reset();
      await onProof({ password: String(values.get('password')), code, ...(passkey && { passkey }) }, values);
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="card grid max-w-lg gap-4 p-5">
      {children}
      <PasswordField name="password" label="Current Password" autoComplete="current-password" />
      {steps.hasApp && (
        <TextField
          name="code"
          label={mayShowPasskey ? 'Code, or nothing to use a passkey' : 'Code of the app, or a recovery code'}
          autoComplete="one-time-code"
          required={!mayShowPasskey}
        />
      )}
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-start">
        {action}
      </PausableButton>
    </form>
  );
}

/** Undefined: the person has shown none. */
async function confirmByPasskey(): Promise<PasskeyMessage | undefined> {
  const question = await ask(() => change('challengePasskey'));
  return question && showPasskey(question);
}
