import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every navigation starts at the top; jumps within a page, which have a hash, are left to the browser. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (pathname && !hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}
