import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { useQuery } from '../../lib/queries.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { NoModels } from '../catalogue/no-models.tsx';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import type { FoundModel } from './buying-queries.ts';
import { findQuery, MOST_LETTERS } from './buying-queries.ts';
import { ChoiceField } from './choice-field.tsx';
import { pageIn } from './list-pages.tsx';
import { OnRoadList } from './on-road-list.tsx';
import type { Answers } from './questions.ts';
import { questionNames, questions } from './questions.ts';

const answersIn = (search: URLSearchParams): Answers =>
  Object.fromEntries(
    questionNames.flatMap((name) => {
      const answer = search.get(name);
      return answer ? [[name, answer]] : [];
    }),
  );

/** The cheapest first, unless an answer says what matters more. */
function queryFor(search: URLSearchParams) {
  const answers = answersIn(search);
  const [page, emi, name] = [pageIn(search), search.get('emi'), search.get('name')];
  const params = questionNames.map((name) => (answers[name] ? questions[name].params(answers[name]) : {}));
  return findQuery({
    sort: 'onRoad',
    ...Object.assign({}, ...params),
    ...(emi && { emi }),
    ...(name && { name }),
    ...(page && { page }),
  });
}

const addressOf = (answers: Answers, emi: string | null, name: string | null, page: number): string =>
  `${pagePaths.find}?${new URLSearchParams({ ...answers, ...(emi && { emi }), ...(name && { name }), page: String(page) })}`;

/** Five questions, and the models that fit the answers. Both stand in the address; without an answer all models are listed. */
function FindPage() {
  const search = useSearch();
  const answers = answersIn(search);
  /** Whoever comes from the loans has said what a month may cost. */
  const emi = search.get('emi');
  const name = search.get('name');
  const { data: found } = useQuery(queryFor(search));
  /** There is nothing to be asked about: no model is on sale. */
  const isEmpty = found?.total === 0 && Object.keys(answers).length === 0 && !emi && !name;
  return (
    <>
      <PageIntro title={m.find_title()} lead={m.find_lead()} />
      {isEmpty ? (
        <div className="wide section">
          <NoModels />
        </div>
      ) : (
        <div className="wide section grid gap-8">
          <form
            action={hrefTo(pagePaths.find)}
            method="get"
            className="card grid gap-5 p-5 sm:grid-cols-2 lg:grid-cols-3"
          >
            {questionNames.map((name) => (
              <ChoiceField
                key={name}
                name={name}
                label={questions[name].ask()}
                none={m.find_any()}
                options={questions[name].options()}
                chosen={answers[name] ?? ''}
              />
            ))}
            {name !== null && (
              <label className="grid content-start gap-1.5">
                <span className="font-semibold text-[0.9375rem]">{m.choice_name()}</span>
                <input name="name" defaultValue={name} maxLength={MOST_LETTERS} className="field" />
              </label>
            )}
            {emi && <input type="hidden" name="emi" value={emi} />}
            <button type="submit" className="button button-primary self-end">
              {m.find_show()}
            </button>
          </form>
          <section aria-labelledby="found-heading">
            <h2 id="found-heading" className="section-heading mb-5">
              {foundText(found?.total)}
            </h2>
            {found && (
              <OnRoadList
                found={found}
                addressOf={(page) => addressOf(answers, emi, name, page)}
                reasonsFor={(model) => [...monthlyReason(emi, model), ...reasonsFor(answers, model)]}
              />
            )}
          </section>
        </div>
      )}
    </>
  );
}

function foundText(total: number | undefined): string {
  if (total === undefined) return m.loading();
  if (total === 0) return m.find_none();
  return total === 1 ? m.find_found_one() : m.find_found({ count: total });
}

const monthlyReason = (emi: string | null, model: FoundModel): string[] =>
  emi && model.emi !== undefined ? [m.loan_month_from({ emi: formatRupees(model.emi) })] : [];

const reasonsFor = (answers: Answers, model: FoundModel): string[] =>
  questionNames.flatMap((name) => {
    const answer = answers[name];
    const reason = answer && questions[name].why(answer, model);
    return reason ? [reason] : [];
  });

export const findPage: Page = {
  Component: FindPage,
  queries: ({ search }) => [queryFor(search)],
  head: () => ({
    title: pageTitle(m.find_title()),
    description: m.find_description({ dealership: site().dealership }),
    canonical: pagePaths.find,
    address: pagePaths.find,
  }),
};
