import { m } from 'virtual:messages';
import { useRef } from 'react';
import type { CataloguePart } from '../../../contract/catalogue-part.ts';
import { formatRupees } from '../../../contract/display.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LIST_SECTION_ID } from '../buying/catalogue-list.tsx';
import type { Vehicle } from './catalogue-definition.ts';
import { searchFor } from './model-card.tsx';

const LIST_ID = 'all-models';
const BUTTON =
  'card absolute bottom-2 left-4 flex min-h-11 cursor-pointer items-center gap-1.5 px-4 font-semibold text-sm hover:border-ink md:left-8 lg:hidden';

/**
 * Every model and its price on one screen of a phone, which shows one card at a time otherwise. A popover, as the menu is, so that
 * it opens before the script has arrived; without pictures, so that it costs next to nothing. Of a large catalogue the list below
 * has them all, a page at a time.
 */
export function AllModels({ part: { models, total }, chosen }: { part: CataloguePart<Vehicle>; chosen: number }) {
  const list = useRef<HTMLDivElement>(null);
  const title = m.catalogue_all({ count: total });
  if (total > models.length) {
    return (
      <a href={`#${LIST_SECTION_ID}`} className={BUTTON}>
        {title}
        <Icon name="down" className="size-4" />
      </a>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={LIST_ID} className={BUTTON}>
        {title}
        <Icon name="down" className="size-4" />
      </button>
      <div
        ref={list}
        id={LIST_ID}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border-0 bg-canvas p-4 text-ink shadow-floating backdrop:bg-black/50"
      >
        <div className="flex items-center justify-between gap-4">
          <p className="px-3 font-bold text-lg">{title}</p>
          <button
            type="button"
            popoverTarget={LIST_ID}
            popoverTargetAction="hide"
            aria-label={m.close()}
            className="button-round"
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className="mt-1">
          {models.map(({ id, bikeName, name, price }, index) => (
            <li key={id} className="border-line not-last:border-b">
              <Link
                to={searchFor(bikeName)}
                replace
                aria-current={index === chosen}
                onClick={() => list.current?.hidePopover()}
                className="flex min-h-12 items-center justify-between gap-4 px-3 leading-tight hover:bg-surface aria-[current=true]:font-bold"
              >
                {name}
                <span className="tabular-nums">{formatRupees(price)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
