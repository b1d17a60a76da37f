import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { loginMessages } from '../../../contract/messages/login.ts';
import { navigate } from '../../lib/router.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { lastUser, wasTyping } from '../session/session.ts';
import type { SecondStep } from './log-in.ts';
import { logIn, logInByPasskey } from './log-in.ts';
import type { PasskeyMessage } from './passkeys.ts';
import { canUsePasskeys, showPasskey } from './passkeys.ts';

const REDIRECT_DELAY_MS = 2000;

interface Props {
  /** Where to go after the login. */
  next: string;
  /** Somebody was at work, and what they typed waits behind the login. */
  isInterruption: boolean;
}

export function LoginPage({ next, isInterruption }: Props) {
  const { submit, givePasskey, goBack, isBusy, step } = useLogin(next);
  const isPasskeyAlone = step !== undefined && !step.hasApp;
  const mayShowPasskey = canUsePasskeys() && (step === undefined || step.passkey !== undefined);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface px-4 py-10">
      <title>Login | Admin Panel</title>
      <form onSubmit={(event) => void submit(event)} className="card w-full max-w-sm p-6 shadow-raised sm:p-8">
        <span aria-hidden="true" className="block size-8 rounded-full border-[8px] border-sign" />
        <h1 className="mt-4 font-extrabold text-2xl tracking-tight">Admin Panel</h1>
        <p className="mt-1 text-muted">{questionOf(step)}</p>
        {isInterruption && (
          <p role="status" className="mt-4 rounded-field border border-line bg-surface p-3">
            {(wasTyping.get() ? panelTexts.typingIsSafe : panelTexts.sessionOver)(lastUser())}
          </p>
        )}
        <div className="mt-6 grid gap-5">
          {step === undefined && <PasswordStep />}
          {step?.hasApp && <CodeStep />}
          {!isPasskeyAlone && (
            <PausableButton type="submit" isPaused={isBusy} className="button button-primary">
              Login
            </PausableButton>
          )}
          {mayShowPasskey && (
            <PausableButton
              type="button"
              isPaused={isBusy}
              onClick={givePasskey}
              className={`button ${isPasskeyAlone ? 'button-primary' : 'button-quiet'}`}
            >
              Use a Passkey
            </PausableButton>
          )}
          {step && (
            <button type="button" disabled={isBusy} onClick={goBack} className="button button-quiet">
              Back
            </button>
          )}
        </div>
      </form>
    </main>
  );
}

function questionOf(step: SecondStep | undefined): string {
  if (!step) return 'Log in with your staff account.';
  if (step.hasApp) return loginMessages.staff.codeNeeded;
  return canUsePasskeys() ? panelTexts.passkeyNeeded : panelTexts.passkeyImpossible;
}

const PasswordStep = (): ReactNode => (
  <>
    <TextField name="userId" label="User ID" autoComplete="username" autoCapitalize="none" required />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
  </>
);

/** It takes the place of what was typed last, so that is where the person goes on typing. */
const CodeStep = (): ReactNode => (
  <>
    <TextField
      name="code"
      label="Code"
      ref={(input) => input?.focus()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={40}
      required
    />
    <p className="text-muted text-sm">No phone at hand? A recovery code works too.</p>
  </>
);

interface Known {
  userId: string;
  password: string;
  step: SecondStep;
}

function useLogin(next: string) {
  const [phase, setPhase] = useState<'idle' | 'asking' | 'leaving'>('idle');
  /** What was right, while the second step is still asked for. */
  const [known, setKnown] = useState<Known>();

  useEffect(() => {
    if (phase !== 'leaving') return;
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase, next]);

  const conclude = (isIn: boolean, text: string) => {
    showToast(isIn ? 'success' : 'error', text);
    setPhase(isIn ? 'leaving' : 'idle');
  };
  const givePassword = async (userId: string, password: string) => {
    const { isIn, secondStep, text } = await logIn({ userId, password });
    // The question for the second step is no mistake; the form itself asks it.
    if (!secondStep) return conclude(isIn, text);
    setKnown({ userId, password, step: secondStep });
    return setPhase('idle');
  };
  const giveStep = async (from: Known, step: { code: string } | { passkey: PasskeyMessage }) => {
    const { userId, password } = from;
    const { isIn, secondStep, isUnreachable, text } = await logIn({ userId, password, ...step });
    if (!isIn && !isUnreachable) setKnown(secondStep && { ...from, step: { ...from.step, ...secondStep } });
    conclude(isIn, !isIn && 'passkey' in step && secondStep ? loginMessages.passkeys.refused : text);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPhase('asking');
    if (known) await giveStep(known, { code: String(form.get('code')) });
    else await givePassword(String(form.get('userId')), String(form.get('password')));
  };
  /** As the second step where that is asked for, otherwise in place of everything. */
  const givePasskey = async () => {
    setPhase('asking');
    if (known) {
      const passkey = await showPasskey(known.step.passkey);
      return passkey ? giveStep(known, { passkey }) : setPhase('idle');
    }
    const result = await logInByPasskey();
    return result ? conclude(result.isIn, result.text) : setPhase('idle');
  };
  return {
    submit,
    givePasskey: () => void givePasskey(),
    goBack: () => setKnown(undefined),
    isBusy: phase !== 'idle',
    step: known?.step,
  };
}
