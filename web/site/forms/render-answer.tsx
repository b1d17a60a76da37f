import { m } from 'virtual:messages';
import { renderToString } from 'react-dom/server';
import type { FormOutcome } from '../../../contract/enquiries/form-outcome.ts';
import type { Locale } from '../../../contract/locales.ts';
import { splitLocale } from '../../../contract/locales.ts';
import type { Site } from '../../../contract/types.ts';
import { speak } from '../../lib/locale.ts';
import { locationOf, StaticRouter } from '../../lib/router.tsx';
import * as frame from '../layout/site-frame.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import type { Head } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { takeSite } from '../site-content.ts';
import { AnswerPage } from './answer-page.tsx';

/** In the language of the page that the form stood on. */
export function renderAnswer(outcome: FormOutcome, site: Site): { locale: Locale; head: Head; html: string } {
  const { locale } = outcome;
  const { pathname: back } = splitLocale(outcome.back);
  speak(locale);
  takeSite(site);
  const html = renderToString(
    <StaticRouter location={locationOf(new URL(back, 'http://localhost'))}>
      <SiteLayout frame={frame} today={outcome.today}>
        <AnswerPage outcome={outcome} back={back} />
      </SiteLayout>
    </StaticRouter>,
  );
  const title = outcome.status < 400 ? m.answer_thanks() : m.answer_check();
  return { locale, html, head: { title: pageTitle(title), description: outcome.message } };
}
