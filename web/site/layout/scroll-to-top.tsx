import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Every navigation starts at the top, for the eye and for the keyboard; jumps within a page are left to the browser. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname || hash) return;
    last.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
