import type { ReactNode } from 'react';
import { useContext, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from './icon-button.tsx';
import { WantedPlace } from './wanted-place.ts';

interface Props {
  /** In the whole document. */
  place: string;
  /** As "holiday 2". */
  name: string;
  /** Undefined: it is not folded. */
  title: string | undefined;
  /** How many of its fields have to be corrected. */
  faults: number;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** One part. Of lists with many fields only those are drawn that somebody has opened or is led to, that are new, or that have to be corrected. */
export function ListPart({ place, name, title, faults, onUp, onDown, onRemove, children }: Props) {
  const wanted = useContext(WantedPlace);
  const isWanted = wanted?.place.startsWith(`${place}.`) ?? false;
  const [isOpen, setOpen] = useState(title === undefined || title === '' || isWanted);
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    if (isWanted) setOpen(true);
  }
  const shown = name[0]?.toUpperCase() + name.slice(1);
  const buttons = (
    <div className="flex gap-1">
      <IconButton icon="up" word="Up" label={`Move ${name} up`} isPaused={!onUp} onClick={() => onUp?.()} />
      <IconButton icon="down" word="Down" label={`Move ${name} down`} isPaused={!onDown} onClick={() => onDown?.()} />
      <IconButton icon="trash" word="Remove" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
  if (title === undefined) {
    return (
      // On a phone, where parts stand within parts, there is no room for a frame around each.
      <fieldset
        data-part
        className="grid min-w-0 gap-3 border-line max-sm:border-t max-sm:pt-3 sm:rounded-card sm:border sm:p-4"
      >
        <legend className="font-medium text-sm max-sm:pr-2 sm:px-1">{shown}</legend>
        {children}
        {buttons}
      </fieldset>
    );
  }
  const isShown = isOpen || faults > 0;
  return (
    <details
      data-part
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-3 py-2 font-medium sm:px-4">
        <span className="min-w-0 grow wrap-anywhere">
          {shown}
          {title && <span className="text-muted">: {title}</span>}
        </span>
        {faults > 0 && <span className="text-bad text-sm">{faults} to be corrected</span>}
        <Icon name="down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isShown && (
        <fieldset aria-label={shown} className="grid min-w-0 gap-3 p-3 pt-0 sm:p-4 sm:pt-0">
          {children}
          {buttons}
        </fieldset>
      )}
    </details>
  );
}
