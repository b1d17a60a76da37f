import { useId, useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Icon } from '../../ui/icon.tsx';
import { Magnifier } from '../../ui/magnifier.tsx';
import { m } from '../paraglide/messages.js';
import { Picture } from '../pictures/picture.tsx';
import { DEFAULT_PICTURE } from './default-picture.ts';

type Colour = Reply<'listColours'>[number];
const SIZES = '(width >= 64rem) 44rem, 100vw';

interface Props {
  name: string;
  colours: readonly Colour[];
  /** Called with the name of a colour that the visitor picks. */
  onChoose: (name: string) => void;
}

export function ColoursTab({ name, colours, onChoose }: Props) {
  const [chosenId, choose] = useState<number>();
  const chosen = colours.find(({ id }) => id === chosenId) ?? colours[0];
  if (!chosen) return null;
  const alt = m.bike_in_colour({ name, colour: chosen.name });
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Magnifier large={chosen.image} className="stage -mx-4 md:-mx-8 lg:mx-0 lg:rounded-[2rem]">
          <Picture
            key={chosen.image}
            address={chosen.image}
            alt={alt}
            sizes={SIZES}
            isFirst
            fallback={DEFAULT_PICTURE}
            className="mx-auto aspect-[4/3] max-h-[38rem] object-contain"
          />
        </Magnifier>
        <p className="needs-script mt-2 text-center text-muted text-sm">
          <span className="pointer-coarse:hidden">{m.bike_zoom_mouse()}</span>
          <span className="hidden pointer-coarse:inline">{m.bike_zoom_touch()}</span>
        </p>
      </div>
      <Swatches
        colours={colours}
        chosen={chosen}
        choose={(colour) => {
          choose(colour.id);
          onChoose(colour.name);
        }}
      />
      <AllColours name={name} colours={colours} />
    </div>
  );
}

interface SwatchesProps {
  colours: readonly Colour[];
  chosen: Colour;
  choose: (colour: Colour) => void;
}

function Swatches({ colours, chosen, choose }: SwatchesProps) {
  const group = useId();
  return (
    <fieldset className="needs-script min-w-0">
      <legend className="text-muted">{m.bike_colours_lead({ count: colours.length })}</legend>
      <p aria-live="polite" className="mt-1 font-bold text-2xl tracking-tight">
        {chosen.name}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-1">
        {colours.map((colour) => (
          <label
            key={colour.id}
            className="card group flex min-h-14 cursor-pointer items-center gap-2.5 px-2.5 py-2 font-medium text-[0.9375rem] leading-tight lg:px-4 transition-colors hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={group}
              value={colour.id}
              checked={colour === chosen}
              onChange={() => choose(colour)}
              className="sr-only"
            />
            <Dot hex={colour.hex} />
            {colour.name}
            <Icon name="check" className="ml-auto hidden size-5 shrink-0 group-has-checked:block" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Drawn rather than styled: the colour comes from the content, and a page carries no styles of its own. */
function Dot({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-8 shrink-0 text-field-line lg:size-10">
      <circle cx="20" cy="20" r="18.5" fill={hex} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** Without a script nothing can be chosen, so everything is shown. */
function AllColours({ name, colours }: { name: string; colours: readonly Colour[] }) {
  return (
    <ul className="noscript:grid hidden gap-4 sm:grid-cols-2 lg:col-span-2">
      {colours.map((colour) => (
        <li key={colour.id} className="stage rounded-card p-4">
          <Picture address={colour.image} alt={m.bike_in_colour({ name, colour: colour.name })} sizes="50vw" />
          <p className="mt-2 text-center font-semibold">{colour.name}</p>
        </li>
      ))}
    </ul>
  );
}
