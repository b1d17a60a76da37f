import { m } from 'virtual:messages';
import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../lib/link.tsx';
import { useHanded } from '../../lib/router.tsx';
import type { BikeTab } from './bike-tabs.ts';
import { bikeTabs, tabLabels } from './bike-tabs.ts';

export const TAB_PANEL_ID = 'tab-panel';
export const tabId = (tab: BikeTab): string => `tab-${tab}`;

interface Props {
  bikeName: string;
  tab: BikeTab;
  pathOf: (tab: BikeTab) => string;
}

/** Each tab is a link to its own address; the arrow keys go from one to the next. */
export function BikeTabBar({ bikeName, tab, pathOf }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useHanded();
  const shown = useRef<BikeTab>(undefined);
  // With the change itself: a bar that moves a moment later takes the next tab away from under the thumb.
  useLayoutEffect(() => {
    const active = bar.current?.querySelector<HTMLElement>(`#${tabId(tab)}`);
    const first = !shown.current;
    shown.current = tab;
    if (!bar.current || !active) return;
    const { scrollLeft, clientWidth } = bar.current;
    const isInView =
      active.offsetLeft >= scrollLeft && active.offsetLeft + active.offsetWidth <= scrollLeft + clientWidth;
    // So does one that moves without need, or back from where a visitor has moved it, when the script arrives.
    if (first && (isInView || scrollLeft > 0)) return;
    bar.current.scrollLeft = active.offsetLeft - (clientWidth - active.offsetWidth) / 2;
  }, [tab]);
  return (
    <div className="sticky top-[4.0625rem] low:static z-20 border-line border-b bg-canvas">
      <div
        ref={bar}
        role="tablist"
        aria-label={m.bike_tabs()}
        onKeyDown={moveByKey}
        className="wide relative flex overflow-x-auto [scrollbar-width:none] lg:justify-center"
      >
        {bikeTabs.map((one) => (
          <Link
            key={one}
            id={tabId(one)}
            role="tab"
            aria-selected={one === tab}
            aria-controls={TAB_PANEL_ID}
            to={pathOf(one)}
            state={state}
            replace
            className="relative flex min-h-12 shrink-0 items-center whitespace-nowrap px-4 font-semibold text-[0.9375rem] text-muted tracking-wide transition-colors before:absolute before:inset-x-4 before:bottom-0 before:h-[3px] hover:text-ink focus-visible:-outline-offset-4 aria-selected:text-ink aria-selected:before:bg-sign lg:px-6"
          >
            {one === 'overview' ? bikeName : tabLabels[one]()}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** The next one opens at once: what it shows is a line of text away at most. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, index, tabs.length);
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
