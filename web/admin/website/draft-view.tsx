import { useState } from 'react';
import { DRAFT_PAGES, SHOWN_FIRST } from '../../../contract/draft-pages.ts';
import { languageNames } from '../../../contract/language-names.ts';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE, pathIn } from '../../../contract/locales.ts';
import { useLanguages } from './shown-languages.ts';

export interface ShownPage {
  label: string;
  path: string;
  /** The document that is to be seen although others come before it: `slide/monsoon`. */
  first?: string;
  /** The width at which it is seen best. */
  shape?: Shape;
}

interface Props {
  pages: readonly ShownPage[];
  /** Changes with every save, and the page with it. */
  revision: number;
}

/** How wide the page believes the screen to be, and by how much it is drawn smaller to fit beside the form. */
const WIDTHS = {
  Phone: { width: 390, height: 700, scale: 1 },
  Desktop: { width: 1280, height: 1600, scale: 0.305 },
} as const;
type Shape = keyof typeof WIDTHS;

/** The site's own page with the draft in it. Where there is no room beside the form, it opens in a tab of its own. */
export function DraftView({ pages, revision }: Props) {
  const [path, setPath] = useState(pages[0]?.path ?? '/');
  const languages = useLanguages();
  const [chosen, setLocale] = useState<Locale>(BASE_LOCALE);
  const locale = languages.includes(chosen) ? chosen : BASE_LOCALE;
  const [shape, setShape] = useState<Shape>(pages[0]?.shape ?? 'Phone');
  const { width, height, scale } = WIDTHS[shape];
  const first = pages.find((page) => page.path === path)?.first;
  const address = `${DRAFT_PAGES}${pathIn(locale, path) || '/'}${first ? `?${SHOWN_FIRST}=${first}` : ''}`;
  return (
    <section aria-labelledby="draft-view" className="card grid gap-3 p-5">
      <h2 id="draft-view" className="font-bold text-lg">
        How it will look
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <Choice label="Page" value={path} options={pages.map((page) => [page.path, page.label])} onChoose={setPath} />
        <Choice
          label="Language"
          value={locale}
          options={languages.map((one) => [one, languageNames[one]])}
          onChoose={(one) => setLocale(one as Locale)}
        />
        <Choice
          label="Width"
          value={shape}
          options={Object.keys(WIDTHS).map((name) => [name, name])}
          onChoose={(one) => setShape(one as Shape)}
        />
      </div>
      <div
        className="overflow-hidden rounded-card max-xl:hidden border border-line"
        style={{ height: height * scale, maxWidth: width * scale }}
      >
        {/* Without scripts, so that nobody sends a form or counts as a visitor by looking. */}
        <iframe
          key={`${address} ${revision}`}
          src={address}
          title={`The page ${path} with the draft in it`}
          sandbox="allow-same-origin"
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: 'top left' }}
        />
      </div>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Open it in a tab of its own
      </a>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <label>
    <span className="mb-1 block font-medium text-sm">{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)} className="field">
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
