import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Extent, Paging } from './strip-pages.ts';
import { pageOffset, pagingOf } from './strip-pages.ts';

/** As long as nothing moves for this time, the strip has come to rest. */
const REST_MS = 120;
/** Before anything has been measured: at the beginning, with more to come. */
const START: Paging = { page: 0, pages: 1, isFirst: true, isLast: false };

export interface StripBehaviour {
  items: number;
  /** The item to bring into the window. */
  shows: number | undefined;
  /** The visitor has moved the strip, and it has come to rest on a page. */
  onPage: ((page: number, pages: number) => void) | undefined;
}

export function useStrip(list: RefObject<HTMLElement | null>, { items, shows, onPage }: StripBehaviour) {
  const [paging, setPaging] = useState(START);
  const goal = useRef<number>(undefined);
  const isMovedByHand = useRef(false);

  const measure = useEffectEvent(() => {
    if (list.current) setPaging((last) => unlessSame(last, pagingOf(extentOf(list.current as HTMLElement))));
  });
  const rest = useEffectEvent(() => {
    goal.current = undefined;
    if (!list.current || !isMovedByHand.current) return;
    isMovedByHand.current = false;
    const { page, pages } = pagingOf(extentOf(list.current));
    onPage?.(page, pages);
  });
  const show = useEffectEvent(() => {
    if (list.current && shows !== undefined && !isMovedByHand.current) bringIntoView(list.current, shows);
  });

  useEffect(() => {
    const element = list.current;
    if (!element || items < 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      measure();
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    const observer = new ResizeObserver(() => {
      show();
      measure();
    });
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list, items]);
  useEffect(() => {
    if (shows !== undefined) show();
  }, [shows]);

  const takeHold = () => {
    isMovedByHand.current = true;
  };
  const goTo = (page: number) => {
    if (!list.current) return;
    takeHold();
    goal.current = Math.max(0, Math.min(page, paging.pages - 1));
    moveTo(list.current, pageOffset(goal.current, extentOf(list.current)), isMotionWelcome() ? 'smooth' : 'instant');
  };
  const step = (by: number) => goTo((goal.current ?? paging.page) + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const page = pageByKey(event.key, goal.current ?? paging.page, paging.pages);
    if (page === undefined) return;
    event.preventDefault();
    goTo(page);
  };
  return { paging, goTo, step, onKeyDown, takeHold };
}

function pageByKey(key: string, page: number, pages: number): number | undefined {
  if (key === 'ArrowLeft') return page - 1;
  if (key === 'ArrowRight') return page + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? pages - 1 : undefined;
}

const unlessSame = (last: Paging, next: Paging): Paging =>
  Object.entries(next).every(([key, value]) => last[key as keyof Paging] === value) ? last : next;

const extentOf = (list: HTMLElement): Extent => ({
  offset: list.scrollLeft,
  shown: list.clientWidth,
  whole: list.scrollWidth,
  gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
});

const isMotionWelcome = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const moveTo = (list: HTMLElement, left: number, behavior: ScrollBehavior): void => list.scrollTo({ left, behavior });

/** Moves by whole pages, and only when the item is not to be seen. */
function bringIntoView(list: HTMLElement, index: number): void {
  const item = list.children[index];
  if (!(item instanceof HTMLElement)) return;
  const extent = extentOf(list);
  const start = item.offsetLeft;
  if (start >= extent.offset - 1 && start + item.offsetWidth <= extent.offset + extent.shown + 1) return;
  moveTo(list, pageOffset(Math.floor((start + 1) / (extent.shown + extent.gap)), extent), 'instant');
}
