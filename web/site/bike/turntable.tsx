import { m } from 'virtual:messages';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Frame } from './load-frames.ts';
import type { Drag } from './turning.ts';
import { dragTo, wrap } from './turning.ts';
import { useSharpFrame } from './use-sharp-frame.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** A vehicle to turn: by dragging, with a slider, with the arrow keys. */
export function Turntable({ name, frames }: { name: string; frames: readonly Frame[] }) {
  const [shown, setShown] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const drag = useRef<Drag>(undefined);
  const slider = useRef<HTMLInputElement>(null);
  const pointer = useRef('');
  const start = (x: number) => {
    drag.current = { x, frame: shown };
  };
  const move = (x: number | undefined) => {
    if (!drag.current || x === undefined) return;
    drag.current = dragTo(drag.current, x, frames.length);
    setShown(drag.current.frame);
    setTouched(true);
  };
  const end = () => {
    drag.current = undefined;
  };
  const turnTo = (frame: number) => setShown(wrap(frame, frames.length));
  const frame = useSharpFrame(frames[shown]);
  const alt = m.angle_frame({ name, frame: shown + 1 });
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drag has the slider below */}
      <div
        data-viewer
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onMouseDown={(event) => {
          // The browser would carry the picture away instead.
          event.preventDefault();
          start(event.clientX);
          // From here on the arrow keys turn it too. Who has a finger on it, of whom the browser speaks as of a mouse, has none.
          if (pointer.current !== 'touch') slider.current?.focus({ preventScroll: true });
        }}
        onMouseMove={({ clientX }) => move(clientX)}
        onMouseUp={end}
        onMouseLeave={end}
        onTouchStart={({ touches }) => touches[0] && start(touches[0].clientX)}
        onTouchMove={({ touches }) => move(touches[0]?.clientX)}
        onTouchEnd={end}
        onTouchCancel={end}
        className="stage relative aspect-[4/3] cursor-grab touch-pan-y select-none overflow-hidden active:cursor-grabbing sm:rounded-[2rem]"
      >
        <FramePicture frame={frame} alt={alt} />
        <p
          className={`pointer-events-none absolute inset-x-0 bottom-3 flex items-center justify-center gap-2 font-semibold text-sm transition-opacity duration-300 ${isTouched ? 'opacity-0' : ''}`}
        >
          <span className="flex items-center gap-2 rounded-full bg-raised px-4 py-2 shadow-raised">
            <Icon name="turn" />
            {m.angle_hint()}
          </span>
        </p>
      </div>
      <input
        ref={slider}
        type="range"
        min={1}
        max={frames.length}
        value={shown + 1}
        aria-label={m.angle_slider()}
        aria-valuetext={m.angle_position({ frame: shown + 1, frames: frames.length })}
        onChange={({ target }) => turnTo(Number(target.value) - 1)}
        onKeyDown={(event) => turnByKey(event, (by) => turnTo(shown + by))}
        className="mx-auto mt-4 block h-11 w-[calc(100%-3rem)] max-w-md cursor-pointer accent-(--accent)"
      />
    </div>
  );
}

/** The slider itself would stop at its ends. */
function turnByKey(event: KeyboardEvent, turn: (by: number) => void): void {
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  turn(by);
}

/**
 * The picture as such is for those who hear the page, save it or have an old browser; what the eye sees is drawn from
 * pixels that are ready, so that nothing flickers.
 */
function FramePicture({ frame, alt }: { frame: Frame | undefined; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !frame?.pixels) return;
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.drawImage(frame.pixels, 0, 0, WIDTH, HEIGHT);
  }, [frame]);
  if (!frame) return null;
  return (
    <>
      <img
        src={frame.address}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        draggable={false}
        className={`h-full w-full ${frame.pixels ? 'opacity-0' : ''}`}
      />
      {frame.pixels && (
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          className="pointer-events-none absolute inset-0 h-full w-full"
        />
      )}
    </>
  );
}
