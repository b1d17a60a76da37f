import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentField } from '../../../contract/documents/field.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FieldProps } from './field-props.ts';
import { IconButton } from './icon-button.tsx';
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
  const { noun, fields, begin } = parts;
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
      {items.map((_, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and their places are their names.
          key={index}
          name={`${noun[0]?.toUpperCase() + noun.slice(1)} ${index + 1}`}
          title={parts.titleAt === undefined ? undefined : textOf(valueAt(items, join(String(index), parts.titleAt)))}
          isFaulty={Object.keys(faults).some((one) => `${one}.`.startsWith(`${place}.${index}.`))}
        >
          {fields.map((part) => renderPart(within(part, `${place}.${index}`)))}
          <div className="flex gap-1">
            <IconButton
              icon="up"
              word="Up"
              label={`Move ${noun} ${index + 1} up`}
              isPaused={index === 0}
              onClick={() => move(index, index - 1, 'Up')}
            />
            <IconButton
              icon="down"
              word="Down"
              label={`Move ${noun} ${index + 1} down`}
              isPaused={index === items.length - 1}
              onClick={() => move(index, index + 1, 'Down')}
            />
            <IconButton
              icon="trash"
              word="Remove"
              label={`Remove ${noun} ${index + 1}`}
              onClick={() => remove(index)}
            />
          </div>
        </Part>
      ))}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
      <button
        type="button"
        data-add
        onClick={() => edit([...items, begin(items)], items.length, 'input, textarea')}
        className="button button-quiet justify-self-start"
      >
        <Icon name="plus" /> Add {noun}
      </button>
    </div>
  );
}

const join = (place: string, inner: string): string => (inner ? `${place}.${inner}` : place);
const within = (field: DocumentField, place: string): DocumentField => ({ ...field, place: join(place, field.place) });

interface PartProps {
  name: string;
  /** Undefined: always open. */
  title: string | undefined;
  isFaulty: boolean;
  children: ReactNode;
}

/** One part. Of lists with many fields only those are drawn that somebody has opened, that are new, or that have to be corrected. */
function Part({ name, title, isFaulty, children }: PartProps) {
  const [isOpen, setOpen] = useState(title === undefined || title === '');
  if (title === undefined) {
    return (
      <fieldset data-part className="grid gap-3 rounded-card border border-line p-4">
        <legend className="px-1 font-medium text-sm">{name}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details
      data-part
      open={isOpen || isFaulty}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 px-4 py-2">
        <span className="text-muted text-sm">{name}</span>
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</span>
        <Icon name="down" className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {(isOpen || isFaulty) && (
        <fieldset aria-label={name} className="grid gap-3 border-line border-t p-4">
          {children}
        </fieldset>
      )}
    </details>
  );
}
