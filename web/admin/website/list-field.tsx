import type { ReactNode } from 'react';
import type { DocumentField } from '../../../contract/documents/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import type { FieldProps } from './field-props.ts';
import { valueAt } from './places.ts';
import { describeFault } from './values.ts';

interface Props extends FieldProps {
  /** A field of one part, whose place is that in the whole document. */
  renderPart: (field: DocumentField) => ReactNode;
}

/** Any number of parts, each with fields of its own, in an order that can be changed. */
export function ListField({ field, body, faults, onEdit, renderPart }: Props) {
  const { place, label, hint, parts } = field;
  const items = (valueAt(body, place) ?? []) as unknown[];
  if (!parts) return null;
  const { noun, fields, begin } = parts;
  const fault = describeFault(label, faults[place]);
  const move = (from: number, to: number) => {
    const others = items.filter((_, index) => index !== from);
    onEdit(place, [...others.slice(0, to), items[from], ...others.slice(to)]);
  };
  return (
    <div className="grid gap-3">
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {items.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and their places are their names.
          key={index}
          className="grid gap-3 rounded-card border border-line p-4"
        >
          <legend className="px-1 font-medium text-sm">
            {noun[0]?.toUpperCase() + noun.slice(1)} {index + 1}
          </legend>
          {fields.map((part) => renderPart(within(part, `${place}.${index}`)))}
          <div className="flex flex-wrap gap-2">
            <PartButton
              label={`Move ${noun} ${index + 1} up`}
              isPaused={index === 0}
              onClick={() => move(index, index - 1)}
            >
              Up
            </PartButton>
            <PartButton
              label={`Move ${noun} ${index + 1} down`}
              isPaused={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              Down
            </PartButton>
            <PartButton
              label={`Remove ${noun} ${index + 1}`}
              onClick={() =>
                onEdit(
                  place,
                  items.filter((_item, at) => at !== index),
                )
              }
            >
              Remove
            </PartButton>
          </div>
        </fieldset>
      ))}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
      <button
        type="button"
        onClick={() => onEdit(place, [...items, begin()])}
        className="button button-quiet justify-self-start"
      >
        <Icon name="plus" /> Add {noun}
      </button>
    </div>
  );
}

const within = (field: DocumentField, place: string): DocumentField => ({ ...field, place: `${place}.${field.place}` });

interface ButtonProps {
  label: string;
  isPaused?: boolean;
  onClick: () => void;
  children: string;
}

const PartButton = ({ label, isPaused = false, onClick, children }: ButtonProps) => (
  <PausableButton
    type="button"
    isPaused={isPaused}
    aria-label={label}
    onClick={onClick}
    className="button button-quiet"
  >
    {children}
  </PausableButton>
);
