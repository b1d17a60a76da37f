import type { KeyboardEvent, RefObject, WheelEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Extent, Paging } from './strip-pages.ts';
import { pageOffset, pagingOf } from './strip-pages.ts';

/** For browsers that do not tell when scrolling has ended: as long as nothing moves for this time, it has. */
const REST_MS = 200;
/** Before anything has been measured: at the beginning, with more to come. */
const START: Paging = { page: 0, pages: 1, isFirst: true, isLast: false };

export interface StripBehaviour {
  items: number;
  /** Of a row that is shown in parts: which part. */
  part: number;
  /** The item to bring into the window. */
  shows: number | undefined;
  /** The visitor has moved the strip, and it has come to rest on a page. */
  onPage: ((page: number, pages: number) => void) | undefined;
}

export function useStrip(list: RefObject<HTMLElement | null>, { items, part, shows, onPage }: StripBehaviour) {
  const [paging, setPaging] = useState(START);
  const goal = useRef<number>(undefined);
  const { isMovedByHand, isMoving, takeHold, handlers } = useHand();
  const restedOn = useRef<number>(undefined);

  const measure = useEffectEvent(() => {
    if (list.current) setPaging((last) => unlessSame(last, pagingOf(extentOf(list.current as HTMLElement))));
  });
  const rest = useEffectEvent(() => {
    goal.current = undefined;
    isMoving.current = false;
    if (!list.current || !isMovedByHand.current) return;
    isMovedByHand.current = false;
    const { page, pages } = pagingOf(extentOf(list.current));
    restedOn.current = pages === items ? page : undefined;
    onPage?.(page, pages);
  });
  const show = useEffectEvent(() => {
    // What the visitor has just leafed to is where it should be.
    if (!list.current || shows === undefined || isMovedByHand.current || shows === restedOn.current) return;
    restedOn.current = undefined;
    bringIntoView(list.current, shows);
  });

  useEffect(() => {
    const element = list.current;
    if (!element || items < 0) return;
    const onResize = () => {
      show();
      measure();
    };
    // Not the effect events themselves: they must not be handed on.
    const onMove = () => {
      isMoving.current = true;
      measure();
    };
    return watch(element, onResize, { onMove, onRest: () => rest() });
  }, [list, items, isMoving]);
  useEffect(() => {
    if (shows !== undefined && part >= 0) show();
  }, [shows, part]);

  /** Measured anew: a key may be quicker than the first measurement. */
  const go = (choose: (page: number, pages: number) => number | undefined): boolean => {
    if (!list.current) return false;
    const extent = extentOf(list.current);
    const { page, pages } = pagingOf(extent);
    const next = choose(goal.current ?? page, pages);
    if (next === undefined) return false;
    const aim = Math.max(0, Math.min(next, pages - 1));
    if (moveToPage(list.current, aim, extent)) {
      takeHold();
      goal.current = aim;
    }
    return true;
  };
  const goTo = (page: number) => go(() => page);
  const step = (by: number) => go((page) => page + by);
  const onKeyDown = (event: KeyboardEvent) => {
    if (go((page, pages) => pageByKey(event.key, page, pages))) event.preventDefault();
  };
  return { paging, goTo, step, holding: { onKeyDown, ...handlers } };
}

/** Whether it is the visitor who moves the strip. */
function useHand() {
  const isMovedByHand = useRef(false);
  const isMoving = useRef(false);
  const takeHold = () => {
    isMovedByHand.current = true;
  };
  /** A finger that has moved nothing has chosen nothing by moving. */
  const letGo = () => {
    if (!isMoving.current) isMovedByHand.current = false;
  };
  const onWheel = ({ deltaX, shiftKey }: WheelEvent) => {
    if (deltaX || shiftKey) takeHold();
  };
  // One that scrolls the page ends as a touch, and not as a pointer; of what a quick one has moved a busy page hears a frame later.
  const onTouchEnd = () => requestAnimationFrame(() => requestAnimationFrame(letGo));
  const handlers = { onWheel, onPointerDown: takeHold, onPointerUp: letGo, onTouchEnd };
  return { isMovedByHand, isMoving, takeHold, handlers };
}

function watch(
  element: HTMLElement,
  onResize: () => void,
  { onMove, onRest }: Record<'onMove' | 'onRest', () => void>,
) {
  const tellsEnd = 'onscrollend' in element;
  let timer: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    onMove();
    if (tellsEnd) return;
    clearTimeout(timer);
    timer = setTimeout(onRest, REST_MS);
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  element.addEventListener('scroll', onScroll, { passive: true });
  element.addEventListener('scrollend', onRest);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    element.removeEventListener('scroll', onScroll);
    element.removeEventListener('scrollend', onRest);
  };
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

/** Returns whether anything moves: where it is already, nothing would come to rest. */
function moveToPage(list: HTMLElement, page: number, extent: Extent): boolean {
  const offset = pageOffset(page, extent);
  if (Math.abs(offset - extent.offset) <= 1) return false;
  moveTo(list, offset, isMotionWelcome() ? 'smooth' : 'instant');
  return true;
}

/** Moves by whole pages, and only when the item is not to be seen. */
function bringIntoView(list: HTMLElement, index: number): void {
  const item = list.children[index];
  if (!(item instanceof HTMLElement)) return;
  const extent = extentOf(list);
  const start = item.offsetLeft;
  if (start >= extent.offset - 1 && start + item.offsetWidth <= extent.offset + extent.shown + 1) return;
  moveTo(list, pageOffset(Math.floor((start + 1) / (extent.shown + extent.gap)), extent), 'instant');
}
