import type { ReactNode } from 'react';
import { useRef } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  if (!parts) return null;
  const fault = describeFault(label, faults[place]);
  /** Parts are drawn by their place: the focus has to go along with what was moved. */
  const edit = (changed: readonly unknown[], focused: number, what: string) => {
    flushSync(() => onEdit(place, changed));
    const part = list.current?.querySelectorAll(':scope > [data-part]')[focused];
    (part ?? list.current)?.querySelector<HTMLElement>(what)?.focus();
  };
  const move = (from: number, to: number, action: string) => {
    const others = items.filter((_, index) => index !== from);
    edit([...others.slice(0, to), items[from], ...others.slice(to)], to, `[data-action="${action}"]`);
  };
  const remove = (index: number) => {
    const others = items.filter((_, at) => at !== index);
    const isLast = others.length === 0;
    edit(others, Math.min(index, others.length - 1), isLast ? '[data-add]' : '[data-action="Remove"]');
  };
  return (
    <div ref={list} className="grid gap-3">
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {items.map((item, index) => {
        const { noun, fields } = kindOfPart(parts, item);
        return (
          <ListPart
            key={keyOf(item) ?? index}
            place={`${place}.${index}`}
            name={`${noun} ${index + 1}`}
            title={titleOf(parts, item)}
            faults={Object.keys(faults).filter((at) => `${at}.`.startsWith(`${place}.${index}.`)).length}
            onUp={index > 0 ? () => move(index, index - 1, 'Up') : undefined}
            onDown={index < items.length - 1 ? () => move(index, index + 1, 'Down') : undefined}
            onRemove={() => remove(index)}
          >
            <div className={`grid gap-3 ${fields.every(isFigure) ? 'grid-cols-2' : ''}`}>
              {fields.map((part) => renderPart(within(part, `${place}.${index}`)))}
            </div>
          </ListPart>
        );
      })}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
      <AddPart parts={parts} items={items} onAdd={(item) => edit([...items, item], items.length, 'input, textarea')} />
    </div>
  );
}

/** Short enough to stand beside another one. */
const isFigure = ({ control }: DocumentField): boolean => control === 'number' || control === 'decimal';

/** What has a name of its own stays the same part wherever it is moved. */
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
