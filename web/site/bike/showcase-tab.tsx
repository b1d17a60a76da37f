import { m } from 'virtual:messages';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Strip } from '../../ui/strip.tsx';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';

type Feature = Reply<'listFeatures'>[number];
type Accessory = Reply<'listAccessories'>[number];

const COLUMNS = 'auto-cols-[100%] sm:auto-cols-[calc((100%-1rem)/2)] lg:auto-cols-[calc((100%-2rem)/3)]';
const SIZES = '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 100vw';

export const stripWords = () => ({
  previous: m.bike_previous(),
  next: m.bike_next(),
  page: (page: number, pages: number) => m.bike_page({ page, pages }),
});

export function FeaturesTab({ features }: { features: readonly Feature[] }) {
  return (
    <Strip label={m.bike_features()} words={stripWords()} columns={COLUMNS} arrows="below">
      {features.map((feature) => (
        <ShowcaseCard key={feature.heading} item={feature} />
      ))}
    </Strip>
  );
}

export function AccessoriesTab({ accessories }: { accessories: readonly Accessory[] }) {
  return (
    <Strip label={m.bike_accessories()} words={stripWords()} columns={COLUMNS} arrows="below">
      {accessories.map((accessory) => (
        <ShowcaseCard key={accessory.part_no} item={accessory}>
          <dl className="mt-auto flex items-end justify-between gap-4 pt-4">
            <div>
              <dt className="text-muted text-sm">{m.bike_part_number()}</dt>
              <dd className="tabular-nums">{accessory.part_no}</dd>
            </div>
            <div className="text-right">
              <dt className="sr-only">{m.bike_price()}</dt>
              <dd className="font-extrabold text-2xl tabular-nums tracking-tight">{formatRupees(accessory.price)}</dd>
            </div>
          </dl>
        </ShowcaseCard>
      ))}
    </Strip>
  );
}

function ShowcaseCard({ item, children }: { item: Feature; children?: ReactNode }) {
  return (
    <li className="card flex snap-start flex-col overflow-hidden">
      <Picture
        address={item.image}
        alt=""
        sizes={SIZES}
        fallback={DEFAULT_PICTURE}
        className="stage aspect-[4/3] object-contain"
      />
      <div className="flex grow flex-col p-5">
        <h3 className="font-bold text-xl leading-tight">{item.heading}</h3>
        <p className="mt-2 text-muted">{item.description}</p>
        {children}
      </div>
    </li>
  );
}
