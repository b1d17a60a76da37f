import { useEffect, useEffectEvent, useState } from 'react';

const SEARCH_AFTER_MS = 300;

/** What is being typed into a search that stands in the address, which follows a moment after the last letter. */
export function useTypedSearch(search: string, onChange: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState({ search, sent: search });
  // The address may be changed by others too, say by a link to the screen; what was typed since stays.
  if (seen.search !== search) {
    setSeen({ ...seen, search });
    if (search !== seen.sent) setTyped(search);
  }
  const ask = useEffectEvent((sent: string) => {
    if (sent === search) return;
    setSeen({ search, sent });
    onChange(sent);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
