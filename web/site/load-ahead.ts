import { splitLocale } from '../../contract/locales.ts';
import { isLean } from '../lib/lean.ts';
import { matchPage } from './routes.tsx';

/** A page is fetched while the finger is still on the link to it, a tenth of a second before the click. */
export function loadPagesAhead(): void {
  const load = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (link?.origin !== location.origin || isLean()) return;
    // Should it fail, the click says so.
    matchPage(splitLocale(link.pathname).pathname)
      .route.load()
      .catch(() => {});
  };
  // Before React hears of it, which stops what happens in a part that has not hydrated.
  addEventListener('pointerdown', load, true);
}
