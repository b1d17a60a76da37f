import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../contract/display.ts';
import { messages } from '../../../contract/messages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toasts.ts';
import { ask } from '../ask.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { permissionsQuery } from '../session/permissions.ts';
import { ownPasskeys, Passkeys } from './passkeys.tsx';
import type { OwnSteps, Proof } from './password-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

const factor = apiQuery('secondFactor');

export function TwoStepScreen() {
  const { data: state, isError } = useQuery(factor);
  const { data: passkeys } = useQuery(ownPasskeys);
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const conclude = (text: string, made?: readonly string[]) => {
    showToast('success', text);
    setCodes(made);
    // Where the role needs it, everything else waited for it.
    const changed = [factor, ownPasskeys, permissionsQuery].map(({ queryKey }) => ({ queryKey }));
    return Promise.all(changed.map((query) => client.invalidateQueries(query)));
  };
  const steps = { hasApp: state?.isOn ?? false, hasPasskeys: (passkeys?.length ?? 0) > 0 };
  return (
    <>
      <ScreenTitle title="Two-Step Login" />
      {isError && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.userFailed}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {!codes && state && passkeys && (
        <div className="grid gap-5">
          {state.isOn ? (
            <IsOn state={state} steps={steps} onChange={conclude} />
          ) : (
            <SetUp steps={steps} onDone={(made) => void conclude(messages.secondFactor.on, made)} />
          )}
          <Passkeys passkeys={passkeys} steps={steps} onChange={conclude} />
        </div>
      )}
    </>
  );
}

interface IsOnProps {
  state: Reply<'secondFactor'>;
  steps: OwnSteps;
  onChange: (text: string, codes?: readonly string[]) => Promise<unknown>;
}

function IsOn({ state, steps, onChange }: IsOnProps) {
  const renew = async (body: Proof) => {
    const made = await ask(() => change('newRecoveryCodes', { body }));
    if (made) await onChange(made.message, made.recoveryCodes);
  };
  const turnOff = async (body: Proof) => {
    const done = await ask(() => change('endSecondFactor', { body }));
    if (done) await onChange(done.message);
  };
  return (
    <>
      <PasswordForm action="New Recovery Codes" steps={steps} onProof={renew}>
        <p>
          Two-step login has been on since {formatDay(state.since ?? '')}. Recovery codes left:{' '}
          {state.recoveryCodesLeft}.
        </p>
      </PasswordForm>
      <PasswordForm action="Turn Off" steps={steps} onProof={turnOff}>
        <p>
          Without it, {steps.hasPasskeys ? 'your password and a passkey open' : 'your password alone opens'} the panel.
        </p>
      </PasswordForm>
    </>
  );
}
