import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { Picture } from '../pictures/picture.tsx';

export type PreviewedModel = Reply<'listHomeModels'>['previewed'][number];

export function ModelPreview({ model: { bikeName, name, image, price } }: { model: PreviewedModel }) {
  return (
    <li className="card group relative overflow-hidden transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised">
      <div className="stage aspect-[4/3]">
        <Picture
          address={image}
          alt=""
          sizes="(width >= 82rem) 26rem, (width >= 40rem) 33vw, 100vw"
          className="h-full w-full object-contain p-3 transition-transform duration-500 ease-settle group-hover:scale-[1.04]"
        />
      </div>
      <div className="p-5 lg:p-6">
        <h3 className="font-bold text-xl leading-tight">
          <Link
            to={aboutBike(pagePaths.bikeDetail, bikeName)}
            state={{ bikeName }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-2 text-muted text-sm">
          {m.home_start_from()}{' '}
          <strong className="font-extrabold text-2xl text-ink tabular-nums tracking-tight">
            {formatRupees(price)}
          </strong>
          , {m.home_ex_showroom()}
        </p>
      </div>
    </li>
  );
}
