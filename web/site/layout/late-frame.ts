import { lazy } from 'react';
import { frameHydrated, rememberClicks } from './frame-hydration.ts';

type Frame = typeof import('./site-frame.tsx');

/** What somebody does who may use the frame next. No scrolling, which a page also does by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];

let arrive: (frame: Frame) => void = () => {};
const arrival = new Promise<Frame>((resolve) => {
  arrive = resolve;
});
let loading: Promise<void> | undefined;

/** The frame stays as the server sent it until its script is wanted, because most of those who read a page use nothing of it. */
export const lateFrame = {
  Above: lazy(async () => ({ default: (await arrival).Above })),
  Below: lazy(async () => ({ default: (await arrival).Below })),
};

/**
 * Until it has hydrated: against another address than the one it was rendered for, it would not. Rejects where the script
 * cannot be fetched, and tries again the next time.
 */
export async function wantFrame(): Promise<void> {
  loading ??= import('./site-frame.tsx').then(arrive, (error) => {
    loading = undefined;
    throw error;
  });
  await loading;
  await frameHydrated;
}

export function wantFrameWhenUsed(): void {
  const want = () => void wantFrame().catch(() => {});
  for (const sign of SIGNS) addEventListener(sign, want, { capture: true, passive: true, once: true });
  rememberClicks();
}
