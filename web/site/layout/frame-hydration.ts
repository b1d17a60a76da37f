/** In the frame, a button that does nothing before it has hydrated says so. */
const LATE_BUTTON = 'button[data-late]';
const clicked: HTMLElement[] = [];
const left = new Set(['above', 'below'] as const);
let tell = (): void => {};

/** Both parts of it, the one above the page and the one below. */
export const frameHydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

export function partHydrated(part: 'above' | 'below'): void {
  left.delete(part);
  if (left.size > 0) return;
  document.documentElement.dataset.frameHydrated = '';
  removeEventListener('click', remember, true);
  for (const button of clicked.splice(0)) button.click();
  tell();
}

/** What is clicked meanwhile is clicked again. React stops a click in a part that has not hydrated, so this listens before it does. */
export const rememberClicks = (): void => addEventListener('click', remember, true);

function remember({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>(LATE_BUTTON);
  if (button) clicked.push(button);
}
