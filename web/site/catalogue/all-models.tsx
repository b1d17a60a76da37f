import { m } from 'virtual:messages';
import { useRef } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { Link } from '../../lib/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Vehicle } from './catalogue-definition.ts';

const LIST_ID = 'all-models';

/**
 * Every model and its price on one screen of a phone, which shows one card at a time otherwise. A popover, as the menu is, so that
 * it opens before the script has arrived; without pictures, so that it costs next to nothing.
 */
export function AllModels({ models, chosen }: { models: readonly Vehicle[]; chosen: number }) {
  const list = useRef<HTMLDivElement>(null);
  const title = m.catalogue_all({ count: models.length });
  return (
    <>
      <button
        type="button"
        popoverTarget={LIST_ID}
        className="card absolute bottom-2 left-4 flex min-h-11 cursor-pointer items-center gap-1.5 px-4 font-semibold text-sm hover:border-ink md:left-8 lg:hidden"
      >
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
                to={`?${new URLSearchParams({ model: bikeName })}`}
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
