import { m } from 'virtual:messages';
import { Link } from '../../lib/link.tsx';

/** Of a list that has pages; what is no page is the first. */
export const pageIn = (search: URLSearchParams): string | undefined =>
  /^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0];

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** The way to the other pages of a list; nothing where there is one. */
export function ListPages({ page, pages, addressOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={m.on_road_pages()} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className="button button-quiet">
          {m.on_road_previous()}
        </Link>
      )}
      <span className="text-muted">{m.on_road_page({ page, pages })}</span>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className="button button-quiet">
          {m.on_road_next()}
        </Link>
      )}
    </nav>
  );
}
