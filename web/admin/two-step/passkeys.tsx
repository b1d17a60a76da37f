import { useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ask } from '../ask.ts';
import { canUsePasskeys, makePasskey } from '../login/passkeys.ts';
import { formatMoment } from '../moment.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { OwnSteps, Proof } from './password-form.tsx';
import { PasswordForm } from './password-form.tsx';

type Passkey = Reply<'listPasskeys'>[number];

export const ownPasskeys = apiQuery('listPasskeys');

interface Props {
  passkeys: readonly Passkey[];
  steps: OwnSteps;
  onChange: (text: string) => Promise<unknown>;
}

/** Keys that the person's own devices hold, and open with a finger, a face or a number. */
export function Passkeys({ passkeys, steps, onChange }: Props) {
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <section aria-labelledby="passkeys" className="grid max-w-lg gap-4">
      <h2 id="passkeys" className="font-bold text-xl">
        Passkeys
      </h2>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-field border border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
              <div className="min-w-0">
                <p className="break-words font-medium">{passkey.name}</p>
                <p className="text-muted text-sm">
                  since {formatMoment(passkey.createdAt)} ·{' '}
                  {passkey.lastUsedAt === null ? 'not used yet' : `last used ${formatMoment(passkey.lastUsedAt)}`}
                </p>
              </div>
              <button
                type="button"
                onClick={() => setRemoving(passkey)}
                aria-label={`Remove the passkey ${passkey.name}`}
                className="button button-quiet"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {removing ? (
        <Remove
          key={removing.id}
          passkey={removing}
          steps={steps}
          onDone={(text) => {
            setRemoving(undefined);
            return onChange(text);
          }}
        />
      ) : (
        <Add steps={steps} onDone={onChange} />
      )}
    </section>
  );
}

interface StepProps {
  steps: OwnSteps;
  onDone: (text: string) => Promise<unknown>;
}

function Add({ steps, onDone }: StepProps) {
  if (!canUsePasskeys()) return <p className="text-muted">{panelTexts.noPasskeysHere}</p>;
  const add = async (proof: Proof, values: FormData) => {
    const options = await ask(() => change('beginPasskey', { body: proof }));
    if (!options) return;
    const passkey = await makePasskey(options);
    if (!passkey) return showToast('error', panelTexts.noPasskeyMade);
    const added = await ask(() => change('addPasskey', { body: { name: String(values.get('name')), passkey } }));
    if (added) await onDone(added.message);
  };
  return (
    <PasswordForm action="Add a Passkey" steps={steps} onProof={add}>
      <p>
        With a passkey you log in by the finger, face or number that opens your device, without a password. Nobody can
        learn it from you, and no other site can ask for it.
      </p>
      <TextField name="name" label="Name of the device" placeholder="My phone" maxLength={60} required />
    </PasswordForm>
  );
}

function Remove({ passkey, steps, onDone }: StepProps & { passkey: Passkey }) {
  const remove = async (body: Proof) => {
    const done = await ask(() => change('removePasskey', { params: { id: passkey.id }, body }));
    if (done) await onDone(done.message);
  };
  return (
    <PasswordForm action="Remove It" steps={steps} onProof={remove}>
      <p>
        Remove <strong>{passkey.name}</strong>? The device will no longer open your account.
      </p>
    </PasswordForm>
  );
}
