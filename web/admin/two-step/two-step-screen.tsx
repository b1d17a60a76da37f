import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../contract/display.ts';
import { messages } from '../../../contract/messages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { ask } from './ask.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

const factor = apiQuery('secondFactor');

export function TwoStepScreen() {
  const { data: state, isError } = useQuery(factor);
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const conclude = (text: string, made?: readonly string[]) => {
    showToast('success', text);
    setCodes(made);
    return client.invalidateQueries(factor);
  };
  return (
    <>
      <ScreenTitle title="Two-Step Login" />
      {isError && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.userFailed}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {!codes && state?.isOn === false && <SetUp onDone={(made) => void conclude(messages.secondFactor.on, made)} />}
      {!codes && state?.isOn && <IsOn state={state} onChange={conclude} />}
    </>
  );
}

interface IsOnProps {
  state: Reply<'secondFactor'>;
  onChange: (text: string, codes?: readonly string[]) => Promise<void>;
}

function IsOn({ state, onChange }: IsOnProps) {
  const renew = async (password: string) => {
    const made = await ask(() => change('newRecoveryCodes', { body: { password } }));
    if (made) await onChange(made.message, made.recoveryCodes);
  };
  const turnOff = async (password: string) => {
    const done = await ask(() => change('endSecondFactor', { body: { password } }));
    if (done) await onChange(done.message);
  };
  return (
    <div className="grid gap-5">
      <PasswordForm action="New Recovery Codes" onPassword={renew}>
        <p>
          Two-step login has been on since {formatDay(state.since ?? '')}. Recovery codes left:{' '}
          {state.recoveryCodesLeft}.
        </p>
      </PasswordForm>
      <PasswordForm action="Turn Off" onPassword={turnOff}>
        <p>Without it, your password alone opens the panel.</p>
      </PasswordForm>
    </div>
  );
}
