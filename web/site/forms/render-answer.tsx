import { m } from 'virtual:messages';
import { renderToString } from 'react-dom/server';
import type { FormOutcome } from '../../../contract/enquiries/form-outcome.ts';
import type { Locale } from '../../../contract/locales.ts';
import { splitLocale } from '../../../contract/locales.ts';
import type { Site } from '../../../contract/types.ts';
import type { Call } from '../../lib/api-client.ts';
import { speak } from '../../lib/locale.ts';
import { Queries } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';
import { idOf, QueryStore } from '../../lib/query-store.ts';
import { locationOf, StaticRouter } from '../../lib/router.tsx';
import { allBranches } from '../company/branches-query.ts';
import * as frame from '../layout/site-frame.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import type { Head } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { takeSite } from '../site-content.ts';
import { pageText } from '../texts/page-text.ts';
import { AnswerPage } from './answer-page.tsx';
import { modelOptions } from './model-options.ts';

interface Given {
  site: Site;
  /** In the language of the page. */
  call: Call;
}

/** What forms choose from, and what the channels of the opt-in are called. */
const choices: readonly Query[] = [allBranches, modelOptions, pageText('optIn')];

/** In the language of the page that the form stood on. */
export async function renderAnswer(
  outcome: FormOutcome,
  { site, call }: Given,
): Promise<{ locale: Locale; head: Head; html: string }> {
  const { locale } = outcome;
  const store = new QueryStore(call, { retries: 0 });
  await Promise.all(choices.map(({ queryKey }) => store.ask(idOf(queryKey))));
  const { pathname: back } = splitLocale(outcome.back);
  speak(locale);
  takeSite(site);
  const html = renderToString(
    <StaticRouter location={locationOf(new URL(back, 'http://localhost'))}>
      <Queries store={store}>
        <SiteLayout frame={frame} today={outcome.today}>
          <AnswerPage outcome={outcome} back={back} />
        </SiteLayout>
      </Queries>
    </StaticRouter>,
  );
  const title = outcome.status < 400 ? m.answer_thanks() : m.answer_check();
  return { locale, html, head: { title: pageTitle(title), description: outcome.message } };
}
