import { ChannelBoxes } from './channel-boxes.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { Tickbox } from './tickbox.tsx';

export function FormField(props: FieldProps) {
  const { id, field, change, error, optional } = props;
  if (field.control === 'channels') return <ChannelBoxes {...props} />;
  if (field.control === 'checkbox') return <Tickbox {...props} />;
  const isWide = change.isWide || field.control === 'textarea';
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-semibold text-[0.9375rem]">
          {change.label ?? field.label}
        </label>
        {optional && (
          <span id={`${id}-optional`} className="text-muted text-sm">
            {optional}
          </span>
        )}
      </div>
      <FieldControl {...props} />
      <FieldNotes id={id} hint={change.hint} error={error} />
    </div>
  );
}
