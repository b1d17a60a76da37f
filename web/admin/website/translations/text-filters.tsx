import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { languageNames } from '../../../../contract/language-names.ts';
import type { OtherLocale } from '../../../../contract/locales.ts';

/** As the address has them; empty: all. */
export interface TextsAsked {
  search: string;
  state: string;
  language: string;
  kind: string;
}

const SEARCH_AFTER_MS = 300;

interface Props {
  asked: TextsAsked;
  languages: readonly OtherLocale[];
  kinds: readonly { name: string; title: string }[];
  onChange: (more: Partial<TextsAsked>) => void;
}

/** Which texts are shown. */
export function TextFilters({ asked, languages, kinds, onChange }: Props) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end">
      <SearchField search={asked.search} onChange={(search) => onChange({ search })} />
      <Choice label="Show" value={asked.state} onChoose={(state) => onChange({ state })}>
        <option value="">All texts</option>
        <option value="open">To be done</option>
        <option value="missing">Missing</option>
        <option value="stale">English has changed</option>
      </Choice>
      <Choice label="Language" value={asked.language} onChoose={(language) => onChange({ language })}>
        <option value="">All</option>
        {languages.map((locale) => (
          <option key={locale} value={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </Choice>
      <Choice label="Where" value={asked.kind} onChoose={(kind) => onChange({ kind })}>
        <option value="">Everywhere</option>
        {kinds.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Choice>
    </div>
  );
}

/** Asks a moment after the last letter. */
function SearchField({ search, onChange }: { search: string; onChange: (search: string) => void }) {
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
    <label className="max-sm:col-span-full sm:w-64">
      <span className="mb-1 block font-medium text-sm">Search</span>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} className="field" />
    </label>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <label className="min-w-0">
    <span className="mb-1 block font-medium text-sm">{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)} className="field">
      {children}
    </select>
  </label>
);
