import { useState } from 'react';
import { DRAFT_PAGES, SHOWN_FIRST } from '../../../contract/draft-pages.ts';
import { languageNames } from '../../../contract/language-names.ts';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE, pathIn, splitLocale } from '../../../contract/locales.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DraftFrame } from './draft-frame.tsx';
import type { Pointed } from './find-said.ts';
import { useLanguages } from './shown-languages.ts';
import { websiteTexts } from './website-texts.ts';

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
  /** The language of the field that somebody is in, or the one chosen here. */
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** What somebody has clicked on in the page, which is shown in that language; answers whether there is a field for it. */
  onPoint?: (pointed: Pointed, shown: Locale) => boolean;
}

/** Room for the page beside the form. Where there is none, a phone need not fetch it after every save. */
const BESIDE = '(min-width: 80rem)';

/** How wide the page believes the screen to be, and by how much it is drawn smaller to fit beside the form. */
const WIDTHS = {
  Phone: { width: 390, height: 700, scale: 1 },
  Desktop: { width: 1280, height: 1600, scale: 0.305 },
} as const;
type Shape = keyof typeof WIDTHS;

/** The site's own page with the draft in it; in any case it can be opened in a tab of its own. */
export function DraftView({ pages, revision, locale: wished, onLocale, onPoint }: Props) {
  const [path, setPath] = useState(pages[0]?.path ?? '/');
  const languages = useLanguages();
  const locale = languages.includes(wished) ? wished : BASE_LOCALE;
  const [shape, setShape] = useState<Shape>(pages[0]?.shape ?? 'Phone');
  const { width, height, scale } = WIDTHS[shape];
  const [isMissed, setMissed] = useState(false);
  const isBeside = useMediaQuery(BESIDE);
  const options = pages.map((page) => [page.path, page.label] as const);
  // Where somebody went by a link.
  if (!pages.some((page) => page.path === path)) options.push([path, 'Followed link']);
  const first = pages.find((page) => page.path === path)?.first;
  const address = `${DRAFT_PAGES}${pathIn(locale, path) || '/'}${first ? `?${SHOWN_FIRST}=${first}` : ''}`;
  return (
    <section aria-labelledby="draft-view" className="card grid gap-3 p-5">
      <h2 id="draft-view" className="font-bold text-lg">
        How it will look
      </h2>
      {/* In one row in whatever letters: a second one would push the page away from below whoever is about to click on it. */}
      <div className="grid grid-flow-col grid-cols-[minmax(0,1fr)] gap-3">
        <Choice label="Page" value={path} options={options} onChoose={setPath} />
        <Choice
          label="Language"
          value={locale}
          options={languages.map((one) => [one, languageNames[one]])}
          onChoose={(one) => onLocale(one as Locale)}
        />
        {isBeside && (
          <Choice
            label="Width"
            value={shape}
            options={Object.keys(WIDTHS).map((name) => [name, name])}
            onChoose={(one) => setShape(one as Shape)}
          />
        )}
      </div>
      {isBeside && (
        <>
          <div
            className="overflow-hidden rounded-card border border-line"
            style={{ height: height * scale, maxWidth: width * scale }}
          >
            <DraftFrame
              address={address}
              path={path}
              revision={revision}
              title={`The page ${path} with the draft in it`}
              style={{ width, height, transform: `scale(${scale})`, transformOrigin: 'top left' }}
              onPoint={(pointed) => {
                const isFound = onPoint?.(pointed, locale) ?? false;
                setMissed(!isFound);
                return isFound;
              }}
              onFollow={(to) => {
                setPath(withoutLocale(to));
                setMissed(false);
              }}
            />
          </div>
          {onPoint && (
            <p role="status" className="text-muted text-sm">
              {isMissed ? websiteTexts.pointedElsewhere : websiteTexts.pointAtTexts}
            </p>
          )}
        </>
      )}
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

/** As pages are named here: each language has the same. */
function withoutLocale(address: string): string {
  const [path = '/', ...search] = (address.split('#')[0] ?? '').split('?');
  return [splitLocale(path).pathname, ...search].join('?');
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
