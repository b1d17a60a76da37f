import { inEnglish } from 'virtual:own-sentences';
import type { Reply } from '../../../lib/api-client.ts';
import { LanguageName } from '../language-name.tsx';
import { websiteTexts } from '../website-texts.ts';

/** How each language stands: what the dealership says, and what the product does. */
export const LanguageCounts = ({ counts }: { counts: Reply<'listTexts'>['languages'] }) => (
  <ul aria-label="Languages" className="mb-4 grid gap-1 text-sm">
    {counts.map(({ language, missing, stale }) => (
      <li key={language}>
        <LanguageName locale={language} />:{' '}
        <span className="text-muted">
          {websiteTexts.languageCounts(missing, stale)}
          {inEnglish[language] > 0 && ` ${websiteTexts.ownInEnglish(inEnglish[language])}`}
        </span>
      </li>
    ))}
  </ul>
);
