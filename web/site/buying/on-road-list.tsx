import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CompareLink } from '../compare-tray/compare-link.tsx';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import type { FoundModel } from './buying-queries.ts';
import { figureLabels, figureText } from './figure-words.ts';
import { ListPages } from './list-pages.tsx';

/** How many figures stand on a card; the first ones are those that people ask for first. */
const SHOWN_FIGURES = 3;
const SIZES = '(width >= 64rem) 18rem, (width >= 40rem) 45vw, 90vw';

interface Props {
  found: Reply<'find'>;
  /** Of another page of the same list. */
  addressOf: (page: number) => string;
  /** Why a model is in the list. */
  reasonsFor?: (model: FoundModel) => readonly string[];
}

/** Models with what they cost on the road. */
export const OnRoadList = ({ found: { models, page, pages }, addressOf, reasonsFor }: Props) => (
  <>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {models.map((model) => (
        <ModelTile key={model.bikeName} model={model} reasons={reasonsFor?.(model) ?? []} />
      ))}
    </ul>
    <ListPages page={page} pages={pages} addressOf={addressOf} />
  </>
);

function ModelTile({ model, reasons }: { model: FoundModel; reasons: readonly string[] }) {
  const { bikeName, name, image, price, onRoad, variant, variants, facts } = model;
  const choice = variants > 1 ? { variant } : {};
  return (
    <li className="card flex flex-col overflow-hidden transition-colors hover:border-ink">
      <Picture address={image} alt="" sizes={SIZES} fallback={DEFAULT_PICTURE} className="stage p-3" />
      <div className="flex grow flex-col gap-2 px-4 pt-1 pb-4">
        <h3 className="font-bold text-lg leading-tight">
          <Link
            to={aboutBike(pagePaths.onRoad, bikeName, choice)}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-muted text-sm">
          {variants > 1 && `${variant} · `}
          {facts
            .slice(0, SHOWN_FIGURES)
            .map(({ figure, value }) => `${figureLabels[figure]()} ${figureText(figure, value)}`)
            .join(' · ')}
        </p>
        {reasons.length > 0 && (
          <ul aria-label={m.find_why()} className="grid gap-1 text-sm">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-4 shrink-0 text-good" />
                {reason}
              </li>
            ))}
          </ul>
        )}
        <dl className="mt-auto grid grid-cols-2 gap-x-3 border-line border-t pt-3 tabular-nums">
          <dt className="text-muted text-sm">{m.on_road_price()}</dt>
          <dt className="text-muted text-sm">{m.on_road_of_variant()}</dt>
          <dd>{formatRupees(price)}</dd>
          <dd className="font-extrabold">{formatRupees(onRoad)}</dd>
        </dl>
        <CompareLink
          model={model}
          label={m.tray_add({ name })}
          className="link inline-flex min-h-11 items-center gap-2 self-start font-semibold text-sm"
        >
          <Icon name="compare" className="size-5" />
          {m.compare_link()}
        </CompareLink>
      </div>
    </li>
  );
}
