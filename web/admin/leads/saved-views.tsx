import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../lib/link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ask } from '../ask.ts';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { RemoveButton } from '../lists/list-screen.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { usePermissions } from '../session/permissions.ts';
import type { LeadAddress } from './lead-address.ts';
import { addressOf, filtersOf, readAddress } from './lead-address.ts';

const views = apiQuery('listViews');

/** Lists that somebody gave a name, the own ones and those of everybody. */
export function SavedViews({ address }: { address: LeadAddress }) {
  const { data = [] } = useQuery({ ...views, staleTime: 60_000 });
  const client = useQueryClient();
  const { may } = usePermissions();
  const [isSaving, setSaving] = useState(false);
  const remove = async (id: number) => {
    await ask(() => change('removeView', { params: { id: String(id) } }));
    await client.invalidateQueries(views);
  };
  return (
    <>
      <details className="group relative">
        <summary className="button button-quiet list-none px-4">
          Saved lists <Icon name="down" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="card absolute right-0 z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] p-2 shadow-floating max-sm:right-auto max-sm:left-0">
          <ul>
            {data.map(({ id, name, query, isShared, isOwn }) => (
              <li key={id} className="flex items-center">
                <Link
                  to={addressOf(readAddress(query))}
                  className="wrap-anywhere flex min-h-11 grow items-center rounded-field px-2 hover:bg-surface"
                >
                  {name}
                  {isShared && <span className="ml-2 text-muted text-sm">for all</span>}
                </Link>
                {(isOwn || may('leads.oversee')) && (
                  <RemoveButton label={`Remove ${name}`} onRemove={() => remove(id)} />
                )}
              </li>
            ))}
            {data.length === 0 && <li className="p-2 text-muted text-sm">None yet.</li>}
          </ul>
          <button type="button" onClick={() => setSaving(true)} className="button button-quiet mt-1 w-full">
            <Icon name="plus" /> Save this list
          </button>
        </div>
      </details>
      {isSaving && (
        <SaveDialog
          query={new URLSearchParams(filtersOf(address) as Record<string, string>).toString()}
          mayShare={may('leads.oversee')}
          onClose={() => setSaving(false)}
          onSaved={() => client.invalidateQueries(views)}
        />
      )}
    </>
  );
}

interface SaveProps {
  query: string;
  mayShare: boolean;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function SaveDialog({ query, mayShare, onClose, onSaved }: SaveProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async (form: FormData) => {
    setBusy(true);
    const name = String(form.get('name') ?? '');
    const isSaved = await ask(() => change('addView', { body: { name, query, isShared: form.has('isShared') } }));
    setBusy(false);
    if (!isSaved) return;
    await onSaved();
    onClose();
  };
  return (
    <Dialog title="Save this list" closeLabel={panelTexts.close} question={panelTexts.confirmLeave} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
        }}
        className="grid gap-4"
      >
        <TextField name="name" label="Name" required maxLength={60} autoComplete="off" />
        {mayShare && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="isShared" className="size-5 accent-(--accent)" /> For everybody
          </label>
        )}
        <DialogActions action="Save" isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
