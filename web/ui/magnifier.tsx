import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Spot } from './glass-view.ts';
import { GLASS_PX, glassView } from './glass-view.ts';

interface Props {
  /** The address of the picture in its full size. */
  large: string;
  className?: string;
  /** The picture. */
  children: ReactNode;
}

/** Longer than a tap, and so that a swipe still scrolls the page. */
const HOLD_MS = 250;
const SLIP_PX = 10;
/** The glass stands above the finger, which would hide what it shows. */
const FINGER_PX = 95;

/** A glass over a picture: under the mouse at once, under a finger that is held down. */
export function Magnifier({ large, className = '', children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<{ spot: Spot; lift: number; source: string }>();
  const show = (clientX: number, clientY: number, lift: number) => {
    const image = area.current?.querySelector('img');
    if (!image) return;
    const { left, top, width, height } = image.getBoundingClientRect();
    const spot = { x: clientX - left, y: clientY - top, width, height };
    const isOver = spot.x >= 0 && spot.y >= 0 && spot.x <= width && spot.y <= height;
    setLook(isOver ? { spot, lift, source: image.currentSrc } : undefined);
  };
  const hide = () => setLook(undefined);
  useHeldFinger(area, (x, y) => show(x, y, FINGER_PX), hide);
  return (
    <div
      ref={area}
      data-magnifier
      onPointerMove={({ pointerType, clientX, clientY }) => pointerType === 'mouse' && show(clientX, clientY, 0)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
      className={`cursor-crosshair select-none [-webkit-touch-callout:none] ${className}`}
    >
      <div className="relative mx-auto w-fit max-w-full">
        {children}
        {look && <Glass {...look} large={large} />}
      </div>
    </div>
  );
}

/** Only ever drawn by the script, so its measures may be styles. */
function Glass({ spot, lift, source, large }: { spot: Spot; lift: number; source: string; large: string }) {
  const isSharp = useArrived(large);
  const view = glassView(spot);
  return (
    <div
      data-glass
      aria-hidden="true"
      className="stage pointer-events-none absolute z-10 overflow-hidden rounded-full border-2 border-raised shadow-floating"
      style={{ width: GLASS_PX, height: GLASS_PX, left: view.left, top: view.top - lift }}
    >
      <img
        src={isSharp ? large : source}
        alt=""
        className="absolute max-w-none"
        // The border takes its share of the glass.
        style={{
          width: view.pictureWidth,
          height: view.pictureHeight,
          left: view.pictureLeft - 2,
          top: view.pictureTop - 2,
        }}
      />
    </div>
  );
}

function useArrived(address: string): boolean {
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    const image = new Image();
    image.onload = () => setArrived(address);
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  return arrived === address;
}

/** A finger that stays where it was put looks closer; one that moves on before that scrolls the page. */
function useHeldFinger(
  area: RefObject<HTMLElement | null>,
  show: (x: number, y: number) => void,
  hide: () => void,
): void {
  const acts = useRef({ show, hide });
  useEffect(() => {
    acts.current = { show, hide };
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    return watchFinger(
      element,
      (x, y) => acts.current.show(x, y),
      () => acts.current.hide(),
    );
  }, [area]);
}

function watchFinger(element: HTMLElement, show: (x: number, y: number) => void, hide: () => void): () => void {
  let start: Touch | undefined;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(timer);
    start = undefined;
    if (isHeld) hide();
    isHeld = false;
  };
  const onStart = ({ touches }: TouchEvent) => {
    end();
    const [first] = touches;
    if (!first || touches.length > 1) return;
    start = first;
    timer = setTimeout(() => {
      isHeld = true;
      show(first.clientX, first.clientY);
    }, HOLD_MS);
  };
  const onMove = (event: TouchEvent) => {
    const [now] = event.touches;
    if (!start || !now) return;
    if (isHeld) {
      event.preventDefault();
      show(now.clientX, now.clientY);
    } else if (Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > SLIP_PX) end();
  };
  // A long press would bring up the menu of the picture.
  const onMenu = (event: Event) => start && event.preventDefault();
  const listeners = { touchstart: onStart, touchmove: onMove, touchend: end, touchcancel: end, contextmenu: onMenu };
  const all = Object.entries(listeners) as [string, EventListener][];
  // Not passive: once the glass is out, the finger moves it and not the page.
  for (const [name, listener] of all)
    element.addEventListener(name, listener, { passive: name !== 'touchmove' && name !== 'contextmenu' });
  return () => {
    end();
    for (const [name, listener] of all) element.removeEventListener(name, listener);
  };
}
