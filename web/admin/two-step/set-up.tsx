import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ask } from '../ask.ts';
import { change } from '../panel-api.ts';
import type { OwnSteps, Proof } from './password-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';

type Setup = Reply<'beginSecondFactor'> & { password: string };

/** First the password, then the app, which proves with a code that it has understood. */
interface Props {
  steps: OwnSteps;
  onDone: (codes: readonly string[]) => void;
}

export function SetUp({ steps, onDone }: Props) {
  const [setup, setSetup] = useState<Setup>();
  if (setup) return <Confirm setup={setup} onDone={onDone} />;
  const begin = async ({ password }: Proof) => {
    const begun = await ask(() => change('beginSecondFactor', { body: { password } }));
    if (begun) setSetup({ ...begun, password });
  };
  return (
    <PasswordForm action="Set Up" steps={{ ...steps, hasPasskeys: false }} onProof={begin}>
      <p>
        With two-step login you enter your password and then a code that an authenticator app on your phone shows.
        Whoever learns your password cannot get in without your phone.
      </p>
    </PasswordForm>
  );
}

function Confirm({ setup, onDone }: { setup: Setup; onDone: (codes: readonly string[]) => void }) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    setBusy(true);
    const confirmed = await ask(() => change('confirmSecondFactor', { body: { password: setup.password, code } }));
    setBusy(false);
    if (confirmed) onDone(confirmed.recoveryCodes);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="card grid max-w-lg gap-4 p-5">
      <p>1. Scan this with your authenticator app.</p>
      <QrCode text={setup.address} label="QR code for the authenticator app" />
      <p className="text-muted text-sm">
        Or type this key into it:{' '}
        <code className="select-all break-all font-mono text-ink">{inFours(setup.secret)}</code>
      </p>
      <p>2. Enter the code that it shows now.</p>
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} required />
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-start">
        Turn On
      </PausableButton>
    </form>
  );
}

const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');
