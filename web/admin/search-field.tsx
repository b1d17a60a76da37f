import { useTypedSearch } from './use-typed-search.ts';

interface Props {
  search: string;
  onChange: (search: string) => void;
  className: string;
  placeholder?: string;
  maxLength?: number;
}

/** A search that stands in the address. */
export function SearchField({ search, onChange, className, ...input }: Props) {
  const [typed, setTyped] = useTypedSearch(search, onChange);
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
