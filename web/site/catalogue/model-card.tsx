import { formatRupees } from '../../../contract/display.ts';
import { Link } from '../../lib/link.tsx';
import { Picture } from '../pictures/picture.tsx';
import type { Vehicle } from './catalogue-definition.ts';

interface Props {
  model: Vehicle;
  isChosen: boolean;
  onApproach: () => void;
}

/** The address of a catalogue with this model on top. */
export const searchFor = (bikeName: string): string => `?${new URLSearchParams({ model: bikeName })}`;

const SIZES = '(width >= 64rem) 6rem, (width >= 40rem) 40vw, 6rem';

/** A link, so that a model can be chosen before the script has arrived, and shared. */
export function ModelCard({ model, isChosen, onApproach }: Props) {
  return (
    <li className="max-sm:until-near max-sm:[--room:5.625rem] snap-start">
      <Link
        to={searchFor(model.bikeName)}
        replace
        aria-current={isChosen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="card flex h-full items-center gap-3 overflow-hidden p-2 transition-[border-color,box-shadow] hover:border-ink focus-visible:-outline-offset-2 aria-[current=true]:border-ink aria-[current=true]:shadow-[inset_0_-4px_0_var(--accent)] sm:flex-col sm:gap-1 sm:pb-3 sm:text-center"
      >
        <Picture
          address={model.bikeIcon}
          alt=""
          sizes={SIZES}
          className="stage w-24 shrink-0 rounded-xl object-contain sm:w-full lg:h-15"
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-bold text-[0.9375rem] wrap-anywhere">{model.name}</span>
          <span className="mt-0.5 block text-muted text-sm tabular-nums">{formatRupees(model.price)}</span>
        </span>
      </Link>
    </li>
  );
}
