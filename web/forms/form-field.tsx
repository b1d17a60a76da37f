import { ChannelBoxes } from './channel-boxes.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { Tickbox } from './tickbox.tsx';

export function FormField(props: FieldProps) {
  const { id, facts, change, error, optional } = props;
  if (facts.control === 'channels') return <ChannelBoxes {...props} />;
  if (facts.control === 'checkbox') return <Tickbox {...props} />;
  const isWide = change.isWide || facts.control === 'textarea';
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-semibold text-[0.9375rem]">
          {change.label ?? facts.label}
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
