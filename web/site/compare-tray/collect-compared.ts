import { wantFrame } from '../layout/late-frame.ts';
import { COMPARE_EVENT, TRAY_PLACE } from './tray-names.ts';

/**
 * What is clicked to be compared is handed to the tray, which is part of the frame. Here and not in the links: most lists never hydrate,
 * and every page carries this.
 */
export function collectCompared(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-compare]');
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wantFrame().then(
        () => dispatchEvent(new CustomEvent(COMPARE_EVENT, { detail: link.dataset.compare })),
        () => location.assign(link.href),
      );
    },
    true,
  );
  if (isFilled()) void wantFrame().catch(() => {});
}

/** Whoever keeps nothing on the device has an empty one. */
function isFilled(): boolean {
  try {
    return sessionStorage.getItem(TRAY_PLACE) !== null;
  } catch {
    return false;
  }
}
