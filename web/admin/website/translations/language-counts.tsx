import { inEnglish } from 'virtual:own-sentences';
import { languages } from '../../../../contract/languages.ts';
import { languageNames } from '../../../../contract/locales.ts';
import type { Reply } from '../../../lib/api-client.ts';
import { websiteTexts } from '../website-texts.ts';

/** How each language stands: what the dealership says, and what the product does. */
export const LanguageCounts = ({ counts }: { counts: Reply<'listTexts'>['languages'] }) => (
  <ul aria-label="Languages" className="mb-4 grid gap-1 text-sm">
    {counts.map(({ language, missing, stale }) => (
      <li key={language}>
        <span lang={language} className="font-medium">
          {languageNames[language]}
        </span>{' '}
        <span className="text-muted">
          ({languages[language].english}): {websiteTexts.languageCounts(missing, stale)}
          {inEnglish[language] > 0 && ` ${websiteTexts.ownInEnglish(inEnglish[language])}`}
        </span>
      </li>
    ))}
  </ul>
);
