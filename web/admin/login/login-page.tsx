import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { logIn } from './log-in.ts';

const REDIRECT_DELAY_MS = 2000;

/** `next`: where to go after the login. */
export function LoginPage({ next }: { next: string }) {
  const { submit, isBusy } = useLogin(next);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface px-4 py-10">
      <title>Login | Admin Panel</title>
      <form onSubmit={(event) => void submit(event)} className="card w-full max-w-sm p-6 shadow-raised sm:p-8">
        <span aria-hidden="true" className="block size-8 rounded-full border-[8px] border-accent" />
        <h1 className="mt-4 font-extrabold text-2xl tracking-tight">Admin Panel</h1>
        <p className="mt-1 text-muted">Log in with your staff account.</p>
        <div className="mt-6 grid gap-5">
          <TextField name="userId" label="User ID" autoComplete="username" autoCapitalize="none" required />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <button type="submit" disabled={isBusy} className="button button-primary">
            Login
          </button>
        </div>
      </form>
    </main>
  );
}

function useLogin(next: string) {
  const navigate = useNavigate();
  const [step, setStep] = useState<'idle' | 'asking' | 'leaving'>('idle');

  useEffect(() => {
    if (step !== 'leaving') return;
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step, next, navigate]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setStep('asking');
    const { isIn, text } = await logIn(String(form.get('userId')), String(form.get('password')));
    showToast(isIn ? 'success' : 'error', text);
    setStep(isIn ? 'leaving' : 'idle');
  };
  return { submit, isBusy: step !== 'idle' };
}
