import { useRef } from 'react';

interface Props {
  /** Those that may be left out. */
  columns: readonly { key: string; label: string }[];
  hidden: readonly string[];
  onHide: (keys: readonly string[]) => void;
}

/** Which columns the table shows. Files and prints of the report have them all. */
export function ColumnChooser({ columns, hidden, onHide }: Props) {
  const hiddenHere = columns.filter(({ key }) => hidden.includes(key)).length;
  const toggle = (key: string) => onHide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  const summary = useRef<HTMLElement>(null);
  const showAll = () => {
    // The button goes once nothing is hidden.
    summary.current?.focus();
    onHide([]);
  };
  return (
    <details className="-mt-2 mb-2 print:hidden">
      <summary
        ref={summary}
        className="inline-flex min-h-9 cursor-pointer items-center rounded-full px-1 font-medium text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink max-sm:min-h-11"
      >
        Columns{hiddenHere > 0 && ` (${hiddenHere} hidden)`}
      </summary>
      <fieldset className="card mt-1 flex flex-wrap items-center gap-x-5 px-4 py-1">
        <legend className="sr-only">Columns to show on this device</legend>
        {columns.map(({ key, label }) => (
          <label key={key} className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11">
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} className="size-4" />
            {label}
          </label>
        ))}
        {hiddenHere > 0 && (
          <button
            type="button"
            onClick={showAll}
            className="min-h-9 cursor-pointer font-medium underline underline-offset-4 max-sm:min-h-11"
          >
            Show all columns
          </button>
        )}
      </fieldset>
    </details>
  );
}
