import { m } from 'virtual:messages';
import { Link } from '../../lib/link.tsx';
import { searchFor } from './model-card.tsx';

interface Props {
  /** The nearest of them. */
  to: string;
  first: number;
  last: number;
}

/** The way to the next models of a large catalogue, or back to those before. */
export const FurtherCard = ({ to, first, last }: Props) => (
  <li className="snap-start">
    <Link
      to={searchFor(to)}
      replace
      className="card grid h-full min-h-20 place-items-center p-3 text-center font-bold text-[0.9375rem] leading-tight transition-colors hover:border-ink focus-visible:-outline-offset-2"
    >
      {m.catalogue_further({ first, last })}
    </Link>
  </li>
);
