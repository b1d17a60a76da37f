import { useEffect, useRef } from 'react';
import { useLocation } from '../../lib/router.tsx';

/** Every step forward starts at the top, for the eye and for the keyboard; jumps within a page are left to the browser. */
export function ScrollToTop() {
  const { pathname, hash, backAt } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const isSame = last.current === pathname;
    last.current = pathname;
    if (isSame || hash) return;
    if (backAt === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, backAt]);
  return null;
}
