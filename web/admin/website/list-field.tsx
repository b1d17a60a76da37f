import type { ReactNode } from 'react';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentField, ListParts } from '../../../contract/documents/field.ts';
import { kindOfPart, within } from '../../../contract/documents/list-parts.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { AddPart } from './add-part.tsx';
import type { FieldProps } from './field-props.ts';
import { ListPart } from './list-part.tsx';
import { describeFault, textOf } from './values.ts';

interface Props extends FieldProps {
  /** A field of one part, whose place is that in the whole document. */
  renderPart: (field: DocumentField) => ReactNode;
}

/** Any number of parts, each with fields of its own, in an order that can be changed. */
export function ListField({ field, body, faults, onEdit, renderPart }: Props) {
  const { place, label, hint, parts } = field;
  const items = (valueAt(body, place) ?? []) as unknown[];
  const { keys, setKeys } = usePartKeys(items);
  const list = useRef<HTMLDivElement>(null);
  if (!parts) return null;
  const fault = describeFault(label, faults[place]);
  /** Changes the parts, and their keys with them. The focus goes to what is in sight now. */
  const edit = (change: <Part>(all: readonly Part[], added: Part) => Part[], part: EditedPart) => {
    flushSync(() => {
      setKeys(change(keys, Math.max(-1, ...keys) + 1));
      onEdit(place, change(items, part.added));
    });
    const shown = list.current?.querySelectorAll(':scope > [data-part]')[part.index];
    (shown ?? list.current)?.querySelector<HTMLElement>(part.focus)?.focus();
  };
  const move = (from: number, index: number, action: string) =>
    edit((all) => all.toSpliced(from, 1).toSpliced(index, 0, ...all.slice(from, from + 1)), {
      index,
      focus: `[data-action="${action}"]`,
    });
  const remove = (index: number) => {
    const last = items.length - 2;
    edit((all) => all.toSpliced(index, 1), {
      index: Math.min(index, last),
      focus: last < 0 ? '[data-add]' : '[data-action="Remove"]',
    });
  };
  const add = (added: unknown) =>
    edit((all, one) => [...all, one], { index: items.length, focus: 'input, textarea', added });
  return (
    <div ref={list} className="grid gap-3">
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {items.map((item, index) => {
        const { noun, fields } = kindOfPart(parts, item);
        return (
          <ListPart
            key={keyOf(item) ?? keys[index]}
            place={`${place}.${index}`}
            name={`${noun} ${index + 1}`}
            title={titleOf(parts, item)}
            faults={Object.keys(faults).filter((at) => `${at}.`.startsWith(`${place}.${index}.`)).length}
            onUp={index > 0 ? () => move(index, index - 1, 'Up') : undefined}
            onDown={index < items.length - 1 ? () => move(index, index + 1, 'Down') : undefined}
            onRemove={() => remove(index)}
          >
            <div className={`grid gap-3 ${fields.every(isFigure) ? 'grid-cols-2' : ''}`}>
              {fields.map((part) => (
                <Fragment key={part.place}>{renderPart(within(part, `${place}.${index}`))}</Fragment>
              ))}
            </div>
          </ListPart>
        );
      })}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
      <AddPart parts={parts} items={items} onAdd={add} />
    </div>
  );
}

/** Short enough to stand beside another one. */
const isFigure = ({ control }: DocumentField): boolean => control === 'number' || control === 'decimal';

interface EditedPart {
  /** Of the part in sight afterwards. */
  index: number;
  /** What in it receives the focus. */
  focus: string;
  added?: unknown;
}

/** Parts without a name have a number as long as the list is shown: what is open, chosen or being sent in one goes along when it is moved. */
function usePartKeys(items: readonly unknown[]) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  // Somebody else has added some or taken some away: nobody knows which is which.
  const isKnown = keys.length === items.length;
  return { keys: isKnown ? keys : items.map((_, index) => index), setKeys };
}

/** What has a name of its own stays the same part wherever it is, whoever has moved it. */
function keyOf(item: unknown): string | undefined {
  const id = valueAt(item, 'id');
  return typeof id === 'string' && id ? id : undefined;
}

/** Undefined of a part that is not folded. */
function titleOf({ titleAt, titleOf: title }: ListParts, item: unknown): string | undefined {
  if (title) return title(item);
  if (titleAt === undefined) return undefined;
  const called = titleAt === '' ? item : valueAt(item, titleAt);
  return textOf(typeof called === 'object' ? valueAt(called, 'en') : called);
}
