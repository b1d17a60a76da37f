/** So many pixels of dragging turn the vehicle by one frame. */
const STEP_PX = 10;

/** A drag on its way: the frame shown, and where the next step is counted from. */
export interface Drag {
  x: number;
  frame: number;
}

/** Frames go round: after the last comes the first, before the first the last. */
export const wrap = (frame: number, frames: number): number => (frames > 0 ? ((frame % frames) + frames) % frames : 0);

/** The near side of the vehicle follows the hand, so the frames, which turn it to the left, run against the pixels. */
export function dragTo({ x, frame }: Drag, newX: number, frames: number): Drag {
  const steps = Math.trunc((newX - x) / STEP_PX);
  return { x: x + steps * STEP_PX, frame: wrap(frame - steps, frames) };
}
