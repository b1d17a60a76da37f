import type { ReactNode } from 'react';
import { languageNames } from '../../../../contract/language-names.ts';
import type { OtherLocale } from '../../../../contract/locales.ts';
import { SearchField } from '../../search-field.tsx';

/** As the address has them; empty: all. */
export interface TextsAsked {
  search: string;
  state: string;
  language: string;
  kind: string;
}

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
      <SearchField
        search={asked.search}
        onChange={(search) => onChange({ search })}
        className="max-sm:col-span-full sm:w-64"
      />
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
