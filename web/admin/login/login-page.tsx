import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pagePaths } from '../../../contract/page-paths.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { announce } from '../layout/status.ts';
import { logIn } from './log-in.ts';

const REDIRECT_DELAY_MS = 2000;

export function LoginPage() {
  const { submit, isBusy } = useLogin();
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface px-4 py-10">
      <title>Login | Admin Panel</title>
      <form onSubmit={submit} className="w-full max-w-sm rounded-2xl border border-line bg-canvas p-6 sm:p-8">
        <h1 className="font-bold text-2xl tracking-tight">Admin Panel</h1>
        <p className="mt-1 text-muted">Log in with your staff account.</p>
        <div className="mt-6 grid gap-5">
          <TextField name="userId" label="User ID" autoComplete="username" required />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <button type="submit" disabled={isBusy} className="button bg-accent text-on-accent">
            Login
          </button>
        </div>
      </form>
    </main>
  );
}

function useLogin() {
  const navigate = useNavigate();
  const [step, setStep] = useState<'idle' | 'asking' | 'leaving'>('idle');

  useEffect(() => {
    if (step !== 'leaving') return;
    const timer = setTimeout(() => navigate(pagePaths.panel), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step, navigate]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setStep('asking');
    const result = await logIn(String(form.get('userId')), String(form.get('password')));
    announce(result);
    setStep(result.tone === 'success' ? 'leaving' : 'idle');
  };
  return { submit, isBusy: step !== 'idle' };
}
