import { m } from 'virtual:messages';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { askIn } from '../../../contract/locales.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { currentLocale } from '../../lib/locale.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Strip } from '../../ui/strip.tsx';
import { ModelLink } from '../catalogue/model-actions.tsx';
import { CompareLink } from '../compare-tray/compare-link.tsx';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import type { Choice } from './choice.ts';
import { choiceOf } from './choice.ts';
import { stripWords } from './showcase-tab.tsx';
import type { Listed } from './use-vehicle.ts';

const TILE = 'card flex min-h-20 items-center gap-4 px-5 py-3 transition-colors hover:border-ink';
const COLUMNS = 'auto-cols-[70%] sm:auto-cols-[calc((100%-2rem)/3)] lg:auto-cols-[calc((100%-4rem)/5)]';

interface Props {
  name: string;
  bikeName: string;
  choice: Choice;
  listed: Listed | undefined;
}

/** Where to go from here: around the vehicle, to its cost, to paper, and to its neighbours. */
export function ModelMore({ name, bikeName, choice, listed }: Props) {
  // All variants are turned alike.
  const painted = choiceOf((part) => (part === 'colour' ? choice.colour : undefined));
  return (
    <div className="wide max-sm:until-near max-sm:[--room:47rem] flex flex-col gap-12 pt-12 pb-16">
      <section aria-label={m.bike_more({ name })} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <ModelLink path={pagePaths.angleView} bikeName={bikeName} choice={painted} className={TILE}>
          <TileWords icon="turn" title={m.bike_turn_title()} text={m.bike_turn_text()} />
        </ModelLink>
        <ModelLink path={pagePaths.finance} bikeName={bikeName} choice={choice} className={TILE}>
          <TileWords icon="calculator" title={m.bike_emi_title()} text={m.bike_emi_text()} />
        </ModelLink>
        <ModelLink path={pagePaths.onRoad} bikeName={bikeName} choice={choice} className={TILE}>
          <TileWords icon="rupee" title={m.on_road_link()} text={m.bike_on_road_text()} />
        </ModelLink>
        <CompareLink model={{ bikeName, name }} className={TILE}>
          <TileWords icon="compare" title={m.compare_link()} text={m.bike_compare_text()} />
        </CompareLink>
        {listed && (
          <a
            href={askIn(currentLocale(), listed.vehicle.specs.document)}
            target="_blank"
            rel="noopener"
            className={TILE}
          >
            <TileWords icon="document" title={m.bike_brochure_title()} text={m.bike_brochure_text()} />
          </a>
        )}
      </section>
      {listed && <OtherModels listed={listed} />}
    </div>
  );
}

function TileWords({ icon, title, text }: { icon: IconName; title: string; text: string }): ReactNode {
  return (
    <>
      <Icon name={icon} className="size-7 shrink-0" />
      <span className="leading-snug">
        <span className="block font-bold">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
    </>
  );
}

const headings: Record<string, () => string> = {
  [pagePaths.motorcycles]: m.bike_others_motorcycles,
  [pagePaths.scooters]: m.bike_others_scooters,
  [pagePaths.ev]: m.bike_others_ev,
};

function OtherModels({ listed: { catalogue, others } }: { listed: Listed }) {
  const title = headings[catalogue.path]?.() ?? '';
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-models">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="other-models" className="section-heading">
          {title}
        </h2>
        <Link to={catalogue.path} className="link inline-flex min-h-11 items-center">
          {m.bike_others_all()}
        </Link>
      </div>
      <Strip label={title} words={stripWords()} columns={COLUMNS} arrows="below">
        {others.map((model) => (
          <OtherModel key={model.id} model={model} />
        ))}
      </Strip>
    </section>
  );
}

function OtherModel({ model }: { model: Listed['others'][number] }) {
  return (
    <li className="snap-start">
      <ModelLink
        path={pagePaths.bikeDetail}
        bikeName={model.bikeName}
        className="card flex h-full flex-col overflow-hidden pb-4 text-center leading-tight transition-colors hover:border-ink focus-visible:-outline-offset-2"
      >
        <Picture
          address={model.bikeIcon}
          alt=""
          // On phones a little less than the truth, which the smaller file fills well enough.
          sizes="(width >= 40rem) 14rem, 55vw"
          fallback={DEFAULT_PICTURE}
          className="stage p-2"
        />
        <span className="mt-3 block px-2 font-bold">{model.name}</span>
        <span className="mt-1 block text-muted text-sm tabular-nums">{formatRupees(model.price)}</span>
      </ModelLink>
    </li>
  );
}
