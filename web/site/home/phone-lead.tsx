import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { PreviewedModel } from './model-preview.tsx';
import type { VehicleTypeCard } from './vehicle-types.tsx';

interface Props {
  /** The one in the picture above. */
  model: PreviewedModel | undefined;
  types: readonly VehicleTypeCard[];
}

/** What somebody on a phone sees first: a model with its price, a search, and from what each catalogue starts. The greeting follows. */
export const PhoneLead = ({ model, types }: Props) => (
  <div className="-mt-3 mb-8 grid gap-4 md:hidden">
    {model && (
      <Link
        to={aboutBike(pagePaths.bikeDetail, model.bikeName)}
        state={{ bikeName: model.bikeName }}
        className="flex min-h-11 items-center justify-between gap-3 leading-tight"
      >
        <span>
          <span className="block font-bold text-lg">{model.name}</span>
          <span className="text-muted text-sm">
            {m.home_start_from()} <strong className="text-ink tabular-nums">{formatRupees(model.price)}</strong>
          </span>
        </span>
        <Icon name="right" className="size-5 shrink-0" />
      </Link>
    )}
    <SearchBox />
    <ul className="grid grid-cols-3 gap-2">
      {types.map(({ to, label, from }) => (
        <li key={to}>
          <Link
            to={to}
            className="card flex h-full min-h-16 flex-col justify-center px-1 py-2 text-center text-sm leading-tight"
          >
            <span className="font-bold wrap-anywhere">{label()}</span>
            <FromPrice price={from} />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const FromPrice = ({ price }: { price: number | undefined }) =>
  price !== undefined && (
    <span className="mt-1 text-muted text-xs tabular-nums">{m.home_type_from({ price: formatRupees(price) })}</span>
  );
