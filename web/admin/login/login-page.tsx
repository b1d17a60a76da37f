import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { navigate } from '../../lib/router.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { lastUser, wasTyping } from '../session/session.ts';
import { logIn } from './log-in.ts';

const REDIRECT_DELAY_MS = 2000;

interface Props {
  /** Where to go after the login. */
  next: string;
  /** Somebody was at work, and what they typed waits behind the login. */
  isInterruption: boolean;
}

export function LoginPage({ next, isInterruption }: Props) {
  const { submit, goBack, isBusy, asksCode } = useLogin(next);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface px-4 py-10">
      <title>Login | Admin Panel</title>
      <form onSubmit={(event) => void submit(event)} className="card w-full max-w-sm p-6 shadow-raised sm:p-8">
        <span aria-hidden="true" className="block size-8 rounded-full border-[8px] border-accent" />
        <h1 className="mt-4 font-extrabold text-2xl tracking-tight">Admin Panel</h1>
        <p className="mt-1 text-muted">{asksCode ? messages.staff.codeNeeded : 'Log in with your staff account.'}</p>
        {isInterruption && (
          <p role="status" className="mt-4 rounded-field border border-line bg-surface p-3">
            {(wasTyping.get() ? panelTexts.typingIsSafe : panelTexts.sessionOver)(lastUser())}
          </p>
        )}
        <div className="mt-6 grid gap-5">
          {asksCode ? <CodeStep /> : <PasswordStep />}
          <PausableButton type="submit" isPaused={isBusy} className="button button-primary">
            Login
          </PausableButton>
          {asksCode && (
            <button type="button" disabled={isBusy} onClick={goBack} className="button button-quiet">
              Back
            </button>
          )}
        </div>
      </form>
    </main>
  );
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
}

function useLogin(next: string) {
  const [step, setStep] = useState<'idle' | 'asking' | 'leaving'>('idle');
  /** What was right, while a code is still asked for. */
  const [known, setKnown] = useState<Known>();

  useEffect(() => {
    if (step !== 'leaving') return;
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step, next]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { userId, password } = known ?? {
      userId: String(form.get('userId')),
      password: String(form.get('password')),
    };
    setStep('asking');
    const { isIn, needsCode, text } = await logIn({
      userId,
      password,
      ...(known && { code: String(form.get('code')) }),
    });
    // The question for the code is no mistake; the form itself asks it.
    const isFirstQuestion = needsCode && !known;
    if (!isFirstQuestion) showToast(isIn ? 'success' : 'error', text);
    if (!isIn) setKnown(needsCode ? { userId, password } : undefined);
    setStep(isIn ? 'leaving' : 'idle');
  };
  return { submit, goBack: () => setKnown(undefined), isBusy: step !== 'idle', asksCode: known !== undefined };
}
