import { Link } from '../../lib/link.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { documentAddress } from '../website/document-address.ts';
import type { PictureUse } from './picture-texts.ts';

/** Offers and the gallery have screens of their own, for all of them. */
const lists: Readonly<Record<string, string>> = { gallery: screenAddress('gallery'), offer: screenAddress('offer') };

const states: Record<PictureUse['state'], string> = {
  live: 'Visitors see it',
  draft: 'In the draft',
  planned: 'Planned to be published',
};

/** Every place, with the way to its editor. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <section aria-labelledby="picture-uses" className="card p-4">
      <h2 id="picture-uses" className="mb-2 font-bold">
        Where it is used
      </h2>
      {uses.length === 0 && <p className="text-muted">Nowhere: visitors cannot reach it.</p>}
      <ul className="grid gap-3">
        {uses.map((use) => (
          <li key={[use.kind, use.key, use.at, use.state].join('/')} className="flex min-h-11 items-center gap-3">
            <img
              src={use.shown.address}
              alt=""
              className="h-10 w-16 shrink-0 rounded-field bg-surface object-contain"
            />
            <span className="min-w-0">
              <Title use={use} />
              <span className="block text-muted text-sm">
                {use.place}. {states[use.state]}.
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Title({ use: { kind, key, title, what } }: { use: PictureUse }) {
  const words = title === what ? title : `${what}: ${title}`;
  const name = words.slice(0, 1).toUpperCase() + words.slice(1);
  const address = documentAddress(kind, key) ?? lists[kind];
  return address ? (
    <Link to={address} className="link wrap-anywhere">
      {name}
    </Link>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  );
}
