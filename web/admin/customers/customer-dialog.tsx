import type { FormEvent } from 'react';
import { useState } from 'react';
import { formatPhone } from '../../../contract/display.ts';
import { languageNames } from '../../../contract/language-names.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { useSending } from '../people/use-sending.ts';
import type { Customer } from './customer-texts.ts';
import { useRefresh } from './use-refresh.ts';

/** Name, language, whether they may be contacted, and their numbers. */
export function CustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { send, isBusy, errors } = useSending();
  const refresh = useRefresh();
  const { version, numbers } = customer;
  const [shown, setShown] = useState({ version, key: 0, expected: version });
  // What somebody else has changed is shown in place of what was typed; a number that was removed here takes nothing away.
  if (shown.version !== version)
    setShown({ version, key: shown.expected === version ? shown.key : shown.key + 1, expected: version });
  const params = { id: String(customer.id) };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const addNumber = String(form.get('addNumber')).trim();
    const body = {
      version,
      name: String(form.get('name')),
      language: String(form.get('language')) as Locale,
      doNotContact: form.get('doNotContact') !== null,
      ...(addNumber && { addNumber }),
    };
    const done = await send(() => change('changeCustomer', { params, body }));
    // After a refusal too: it may have been about what stands there now.
    await refresh();
    if (done) onClose();
  };
  const remove = async (removeNumber: string) => {
    if (!window.confirm(`Is ${formatPhone(removeNumber)} no longer a number of this customer?`)) return;
    const done = await send(() => change('changeCustomer', { params, body: { version, removeNumber } }));
    if (done) setShown({ ...shown, expected: version + 1 });
    await refresh();
  };
  return (
    <Dialog title="Change customer" closeLabel={panelTexts.close} question={panelTexts.confirmLeave} onClose={onClose}>
      <form key={shown.key} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField name="name" label="Name" defaultValue={customer.name} maxLength={100} error={errors.name} />
        <label>
          <span className="mb-1.5 block font-medium text-sm">Language</span>
          <select name="language" defaultValue={customer.language} className="field">
            {Object.entries(languageNames).map(([locale, name]) => (
              <option key={locale} value={locale}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="doNotContact"
            defaultChecked={customer.doNotContact}
            className="size-5 accent-(--accent)"
          />
          They do not want to be contacted
        </label>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">Numbers</legend>
          <ul>
            {numbers.map((mobile) => (
              <li key={mobile} className="flex min-h-11 items-center justify-between gap-3 tabular-nums">
                {formatPhone(mobile)}
                {numbers.length > 1 && (
                  <PausableButton
                    type="button"
                    isPaused={isBusy}
                    aria-label={`Remove ${formatPhone(mobile)}`}
                    onClick={() => void remove(mobile)}
                    className="button button-quiet"
                  >
                    Remove
                  </PausableButton>
                )}
              </li>
            ))}
          </ul>
        </fieldset>
        <TextField type="tel" name="addNumber" label="Another number" autoComplete="off" error={errors.addNumber} />
        <DialogActions action="Save" isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
