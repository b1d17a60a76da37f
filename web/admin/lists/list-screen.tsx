import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { PanelIcon } from '../panel-icon.tsx';

interface DialogProps {
  onAdded: () => Promise<void>;
  onClose: () => void;
}

interface Props {
  title: string;
  addLabel: string;
  Dialog: (props: DialogProps) => ReactNode;
  list: { queryKey: QueryKey };
  /** Said in place of the list while there is nothing in it. */
  emptyText: string | undefined;
  children: ReactNode;
}

/** A screen with a list that one adds to by a dialog. */
export function ListScreen({ title, addLabel, Dialog, list, emptyText, children }: Props) {
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ScreenTitle title={title}>
        <button type="button" onClick={() => setAdding(true)} className="button button-primary">
          <Icon name="plus" /> {addLabel}
        </button>
      </ScreenTitle>
      {emptyText && (
        <p role="status" className="card p-10 text-center text-muted">
          {emptyText}
        </p>
      )}
      {children}
      {isAdding && <Dialog onClose={() => setAdding(false)} onAdded={() => client.invalidateQueries(list)} />}
    </>
  );
}

export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => Promise<void> }) {
  return (
    <button
      type="button"
      onClick={() => void onRemove()}
      aria-label={label}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-bad"
    >
      <PanelIcon name="trash" />
    </button>
  );
}
