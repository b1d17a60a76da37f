import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';

const links = [
  { to: pagePaths.motorcycles, label: m.bike_motorcycles },
  { to: pagePaths.scooters, label: m.bike_scooters },
  { to: pagePaths.ev, label: m.bike_electric },
];

/** As long as there is nothing to show of a model: its name, what is the matter, and a way on where nothing will come. */
export function UnknownBike({ name, text, isHopeless }: { name: string; text: string; isHopeless: boolean }) {
  return (
    <div className="wide grid min-h-[36rem] content-center py-16 text-center">
      <h1 className="page-title">{name}</h1>
      <p role="status" className="lead mt-4">
        {text}
      </p>
      {isHopeless && <ModelLists />}
    </div>
  );
}

export function ModelLists() {
  return (
    <nav aria-label={m.bike_choose()} className="mt-10">
      <p className="text-muted">{m.bike_choose()}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="button button-quiet">
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
