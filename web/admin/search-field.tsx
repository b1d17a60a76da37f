import { useEffect, useEffectEvent, useState } from 'react';

interface Props {
  search: string;
  onChange: (search: string) => void;
  className: string;
  placeholder?: string;
  maxLength?: number;
}

const SEARCH_AFTER_MS = 300;

/** A search that stands in the address, which follows a moment after the last letter. */
export function SearchField({ search, onChange, className, ...input }: Props) {
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
    const timer = setTimeout(() => ask(typed), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={className}>
      <span className="mb-1 block font-medium text-sm">Search</span>
      <input
        {...input}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="field"
      />
    </label>
  );
}
