import { useEffect } from 'react';

/** Says on the document that the script has hydrated what stands around this: from then on everything there answers. */
export function Hydrated(): null {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
