import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../pictures/picture.tsx';

export interface VehicleTypeCard {
  to: string;
  label: () => string;
  total: number;
  /** The lowest price. */
  from?: number | undefined;
  image?: string | undefined;
}

/** The catalogues that have models, each with a vehicle of its own and what it starts from. */
export function VehicleTypes({ types }: { types: readonly VehicleTypeCard[] }) {
  return (
    <section aria-labelledby="types-heading" className="until-near wide section">
      <h2 id="types-heading" className="section-heading">
        {m.home_types_title()}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3 lg:mt-8 lg:gap-6">
        {types.map((type) => (
          <TypeCard key={type.to} type={type} />
        ))}
      </ul>
    </section>
  );
}

function TypeCard({ type: { to, label, total, from, image } }: { type: VehicleTypeCard }) {
  return (
    <li className="group relative grid grid-cols-[2fr_3fr] items-center overflow-hidden rounded-card border border-line bg-raised transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised sm:block">
      <div className="stage aspect-[4/3]">
        {image && (
          <Picture
            address={image}
            alt=""
            sizes="(width >= 82rem) 26rem, (width >= 40rem) 33vw, 40vw"
            className="h-full w-full object-contain p-1 transition-transform duration-500 ease-settle group-hover:scale-[1.04] sm:p-3"
          />
        )}
      </div>
      <div className="p-4 sm:p-5 lg:p-6">
        <h3 className="flex items-center justify-between gap-2 font-bold text-xl leading-tight lg:text-2xl">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label()}
          </Link>
          <Icon name="right" className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
        </h3>
        {from !== undefined && (
          <p className="mt-1 text-muted">
            {total === 1 ? m.home_type_models_one() : m.home_type_models({ count: total })}{' '}
            <span className="whitespace-nowrap">{m.home_type_from({ price: formatRupees(from) })}</span>
          </p>
        )}
      </div>
    </li>
  );
}
