import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import type { PriceEdit } from './price-edits.ts';
import { describeDifference } from './price-edits.ts';

interface Props {
  changes: readonly PriceEdit[];
  onConfirm: () => void;
  onWithdraw: () => void;
}

/** The question before a change that may be a slip of the hand. The way back has the focus, so that a second Enter changes nothing. */
export function LargeChanges({ changes, onConfirm, onWithdraw }: Props) {
  const wayBack = useRef<HTMLButtonElement>(null);
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <div role="alert" className="grid gap-3 rounded-field border-2 border-bad p-3">
      <p className="font-bold">This is a large change. Is it right?</p>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li key={change.key} className="tabular-nums">
            {changes.length > 1 && <span className="block text-muted text-sm">{change.label}</span>}
            <span className="whitespace-nowrap">{formatRupees(change.seen)}</span> →{' '}
            <strong className="whitespace-nowrap">{formatRupees(change.price)}</strong>
            <span className="block text-sm">{describeDifference(change)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <button ref={wayBack} type="button" onClick={onWithdraw} className="button button-quiet">
          No, go back
        </button>
        <button type="button" onClick={onConfirm} className="button button-primary">
          Yes, change it
        </button>
      </div>
    </div>
  );
}
