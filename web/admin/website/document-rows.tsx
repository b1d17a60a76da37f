import type { DragEvent } from 'react';
import { useState } from 'react';
import { pictureFiles } from '../../../contract/pictures.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { IconButton } from './icon-button.tsx';

export type Listed = Reply<'listDocuments'>['documents'][number];

export const STATES: Record<Listed['state'], { name: string; colour: string }> = {
  live: { name: 'Live', colour: 'bg-good' },
  draft: { name: 'Live, with a draft', colour: 'bg-field-line' },
  new: { name: 'Not published yet', colour: 'bg-field-line' },
};

interface Props {
  documents: readonly Listed[];
  /** The one before this page, and those after it. */
  ahead: string | null;
  beyond: readonly string[];
  screen: string;
  isArchived: boolean;
  /** Before which other one, or last; and which place on this page that is. */
  onMove: ((document: Listed, before: string | null, place: number) => void) | undefined;
  onCopy: ((document: Listed) => void) | undefined;
  onSetAside: ((document: Listed, onDone: () => void) => void) | undefined;
}

/** Arranged by dragging, and by buttons for whoever has no mouse. */
export function DocumentRows({ documents, ahead, beyond, onMove, ...row }: Props) {
  const [draggedKey, setDragged] = useState<string>();
  /** The row before which it would land; that after the last one: at the end. */
  const [landing, setLanding] = useState<number>();
  // Whatever order the list has by now.
  const draggedAt = documents.findIndex(({ key }) => key === draggedKey);
  const dragged = draggedAt < 0 ? undefined : draggedAt;
  const keys = [...documents.map(({ key }) => key), ...beyond];
  const place = (from: number, to: number) => {
    const document = documents[from];
    const before = to < 0 ? ahead : (keys[to] ?? null);
    if (document && to !== from && to !== from + 1) onMove?.(document, before, (to > from ? to - 1 : to) + 1);
  };
  const aim = (event: DragEvent, index: number) => {
    if (dragged !== undefined) setLanding(index + (isLowerHalf(event) ? 1 : 0));
  };
  /** Where this is not said, what is dropped is lost; the standard asks for it at both moments. */
  const accept = (event: DragEvent) => {
    if (dragged !== undefined) event.preventDefault();
  };
  const end = () => {
    setDragged(undefined);
    setLanding(undefined);
  };
  const isLanding = (index: number) => landing === index && landing !== dragged && landing !== (dragged ?? -9) + 1;
  return (
    // Between two rows, too, it lands where the line is.
    <ul
      className="grid gap-2"
      onDragEnter={accept}
      onDragOver={accept}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged !== undefined && landing !== undefined) place(dragged, landing);
        end();
      }}
    >
      {documents.map((document, index) => (
        <li
          key={document.key}
          draggable={onMove !== undefined}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            setDragged(document.key);
          }}
          onDragEnd={end}
          onDragEnter={(event) => aim(event, index)}
          onDragOver={(event) => aim(event, index)}
          className={`card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 pr-3 pl-4 sm:flex sm:gap-x-4 ${dragged === index ? 'opacity-50' : ''}`}
        >
          {isLanding(index) && <LandingLine className="-top-1.5" />}
          {index === documents.length - 1 && isLanding(documents.length) && <LandingLine className="-bottom-1.5" />}
          <Row
            {...row}
            document={document}
            isMovable={onMove !== undefined}
            onUp={index > 0 || ahead ? () => place(index, index - 1) : undefined}
            onDown={index + 1 < keys.length ? () => place(index, index + 2) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

const isLowerHalf = ({ currentTarget, clientY }: DragEvent): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
};

/** Where what is dragged will land. */
const LandingLine = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    data-landing
    className={`pointer-events-none absolute inset-x-2 h-1 rounded-full bg-accent ${className}`}
  />
);

interface RowProps extends Pick<Props, 'screen' | 'isArchived' | 'onCopy' | 'onSetAside'> {
  document: Listed;
  isMovable: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** A list shows pictures no larger than a thumb. */
const smallest = (address: string): string => pictureFiles(address)?.files[0]?.address ?? address;

function Row({ document, screen, isArchived, isMovable, onUp, onDown, onCopy, onSetAside }: RowProps) {
  const { key, title, picture, state } = document;
  const name = title || '(no name yet)';
  return (
    <>
      {isMovable && (
        <PanelIcon
          name="grip"
          className="-ml-2 size-5 shrink-0 cursor-grab text-muted max-sm:hidden pointer-coarse:hidden"
        />
      )}
      {picture && (
        <img
          src={smallest(picture)}
          alt=""
          loading="lazy"
          draggable={false}
          className="h-14 w-24 shrink-0 rounded-field bg-surface object-cover max-sm:col-span-2"
        />
      )}
      <Link
        to={screenAddress(screen, { key })}
        className="col-span-2 min-h-11 min-w-0 grow content-center font-medium underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </Link>
      <span className="inline-flex items-center gap-2 text-muted text-sm sm:w-40 sm:shrink-0">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${STATES[state].colour}`} />
        {STATES[state].name}
      </span>
      <span className="flex gap-1">
        {isMovable && (
          <>
            <IconButton icon="up" word="Up" label={`Move ${name} up`} isPaused={!onUp} onClick={() => onUp?.()} />
            <IconButton
              icon="down"
              word="Down"
              label={`Move ${name} down`}
              isPaused={!onDown}
              onClick={() => onDown?.()}
            />
          </>
        )}
        {!isArchived && onCopy && (
          <IconButton icon="copy" word="Duplicate" label={`Duplicate ${name}`} onClick={() => onCopy(document)} />
        )}
        {onSetAside && (
          <IconButton
            icon={isArchived ? 'undo' : 'aside'}
            word={isArchived ? 'Take back' : 'Set aside'}
            label={isArchived ? `Take ${name} back` : `Set ${name} aside`}
            onClick={(button) => onSetAside(document, () => focusNeighbour(button))}
          />
        )}
      </span>
    </>
  );
}

/** It goes with its row, and the focus to the same button of the next one, or to where one chooses what is shown. */
function focusNeighbour(button: HTMLButtonElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>(`[data-action="${button.dataset.action}"]`) ??
    button.closest('main')?.querySelector<HTMLElement>('select');
  target?.focus();
}
