import { m } from 'virtual:messages';
import { useId } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Magnifier } from '../../ui/magnifier.tsx';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';

type Colour = Reply<'listColours'>[number];
const SIZES = '(width >= 64rem) 44rem, 100vw';

/** By the keys of colours, which are the same in every language. */
export interface ColourChoice {
  chosen: string | undefined;
  choose: (key: string) => void;
  /** Where the page shows it without a script. */
  pathOf: (key: string) => string;
}

interface Props {
  name: string;
  colours: readonly Colour[];
  choice: ColourChoice;
}

export function ColoursTab({ name, colours, choice }: Props) {
  const chosen = colours.find(({ key }) => key === choice.chosen) ?? colours[0];
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
      <Swatches colours={colours} chosen={chosen} choose={({ key }) => choice.choose(key)} />
      <AllColours name={name} colours={colours} chosen={chosen} pathOf={choice.pathOf} />
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

interface AllProps extends Pick<ColourChoice, 'pathOf'> {
  name: string;
  colours: readonly Colour[];
  chosen: Colour;
}

/** Without a script everything is shown, and each is a link to the page on which it is the chosen one. */
function AllColours({ name, colours, chosen, pathOf }: AllProps) {
  return (
    <ul className="noscript:grid hidden gap-4 sm:grid-cols-2 lg:col-span-2">
      {colours.map((colour) => (
        <li key={colour.id}>
          <Link
            to={pathOf(colour.key)}
            aria-current={colour === chosen ? 'true' : undefined}
            className="stage block rounded-card p-4 text-center font-semibold underline underline-offset-4 aria-[current]:outline-2"
          >
            <Picture address={colour.image} alt={m.bike_in_colour({ name, colour: colour.name })} sizes="50vw" />
            <span className="mt-2 block">{colour.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
