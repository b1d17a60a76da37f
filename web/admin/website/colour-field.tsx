import { accentGrounds, accentOnDark, isColour, isReadable, nearestReadable } from '../../../contract/accent-colour.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { readableOn } from '../../lib/readable-on.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { describeFault, textOf } from './values.ts';

/** While the letters are none yet. */
const NO_COLOUR = '#000000';

/** A colour by eye or by its letters, how it looks in both themes, and one that can be read where this one cannot. */
export function ColourField({ field: { place, label, hint }, body, faults, onEdit }: FieldProps) {
  const value = textOf(valueAt(body, place));
  const colour = isColour(value) ? value : undefined;
  const nearest = colour && nearestReadable(colour, accentGrounds.light);
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label={`${label}, by eye`}
          value={colour ?? NO_COLOUR}
          onChange={({ target }) => onEdit(place, target.value)}
          className="field mt-[1.6875rem] h-12 max-w-16 cursor-pointer p-1.5"
        />
        <div className="grow">
          <TextField
            type="text"
            name={place}
            label={label}
            hint={hint}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            error={describeFault(label, faults[place])}
            onChange={({ target }) => onEdit(place, target.value.trim().toLowerCase())}
          />
        </div>
      </div>
      {nearest && nearest !== colour && (
        <button type="button" onClick={() => onEdit(place, nearest)} className="button button-quiet justify-self-start">
          <span aria-hidden="true" className="size-5 rounded-full border border-line" style={{ background: nearest }} />
          Take {nearest}
        </button>
      )}
      {colour && isReadable(colour, accentGrounds.light) && <Samples colour={colour} />}
    </div>
  );
}

/** What the site makes of it. */
const Samples = ({ colour }: { colour: string }) => (
  <div aria-hidden="true" className="grid grid-cols-2 gap-3 font-bold text-sm">
    {(
      [
        ['light', '#15171c', colour],
        ['dark', '#f3f4f6', accentOnDark(colour)],
      ] as const
    ).map(([theme, ink, sign]) => (
      <div
        key={theme}
        className="flex flex-wrap items-center gap-3 rounded-field border border-line p-3"
        style={{ background: accentGrounds[theme], color: ink }}
      >
        <span className="size-5 rounded-full border-[5px]" style={{ borderColor: sign }} />
        <span className="underline decoration-2 underline-offset-4" style={{ textDecorationColor: sign }}>
          {theme === 'light' ? 'By day' : 'In the dark'}
        </span>
        <span className="rounded-full px-3 py-1" style={{ background: colour, color: readableOn(colour) }}>
          Button
        </span>
      </div>
    ))}
  </div>
);
