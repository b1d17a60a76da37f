import { m } from 'virtual:messages';
import { MOST_COMPARED } from '../../../contract/most-compared.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';
import { hrefTo, useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NoModels } from '../catalogue/no-models.tsx';
import { PageIntro } from '../company/page-intro.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import { site } from '../site-content.ts';
import type { ComparedModel } from './buying-queries.ts';
import { compareQuery } from './buying-queries.ts';
import type { CompareGroup, CompareRow } from './compare-rows.ts';
import { compareGroups, differences } from './compare-rows.ts';
import { modelsIn, namesIn } from './compared-models.ts';
import { modelChoices } from './model-choices.ts';
import { ModelField, modelFieldQueries, NamedModels, useModelChoices } from './model-field.tsx';

const addressOf = (names: readonly string[], isShort = false): string => {
  const search = new URLSearchParams({
    ...(names.length > 0 && { bikes: names.join(',') }),
    ...(isShort && { differences: '1' }),
  });
  return search.size > 0 ? `${pagePaths.compare}?${search}` : pagePaths.compare;
};

/** Some models side by side. Which ones stands in the address, so a link to it shows the same to others. */
function ComparePage() {
  const search = useSearch();
  const names = namesIn(search);
  const isShort = search.get('differences') === '1';
  const { data } = useQuery({ ...compareQuery(names), enabled: names.length > 0 });
  const models = data?.models ?? [];
  // As they are asked for, where the answer could not be had.
  const known = data ? models.map(({ bikeName }) => bikeName) : names;
  const groups = compareGroups(models);
  const isEmpty = useQuery(modelChoices).data?.total === 0;
  return (
    <>
      <PageIntro title={m.compare_title()} lead={m.compare_lead()} />
      <div className="wide section grid grid-cols-[minmax(0,1fr)] gap-8">
        {data && data.unknown.length > 0 && (
          <p role="status" className="font-semibold">
            {m.compare_unknown({ names: data.unknown.join(', ') })}
          </p>
        )}
        {isEmpty ? <NoModels /> : models.length === 0 && <p>{m.compare_empty()}</p>}
        {isEmpty ? null : models.length < MOST_COMPARED ? (
          <>
            <AddModel names={known} search={search} />
            <NamedModels search={search} addressOf={(name) => addressOf([...known, name])} />
          </>
        ) : (
          <p className="text-muted">{m.compare_full()}</p>
        )}
        {models.length > 0 && (
          <>
            {models.length > 1 && (
              <Link to={addressOf(known, !isShort)} replace className="button button-quiet justify-self-start">
                {isShort ? m.compare_everything() : m.compare_differences()}
              </Link>
            )}
            <CompareTable models={models} groups={isShort ? differences(groups) : groups} isShort={isShort} />
            <p className="text-muted text-sm">{m.compare_share()}</p>
          </>
        )}
      </div>
    </>
  );
}

/** A plain form, which sends the models that are there with the one that is added. */
function AddModel({ names, search }: { names: readonly string[]; search: URLSearchParams }) {
  const { isByName } = useModelChoices();
  return (
    <form action={hrefTo(pagePaths.compare)} method="get" className="flex flex-wrap items-end gap-3">
      {names.map((name) => (
        <input key={name} type="hidden" name="bikes" value={name} />
      ))}
      <ModelField name="bikes" label={m.compare_add()} without={names} search={search} className="grow sm:max-w-sm" />
      <button type="submit" className="button button-primary">
        {isByName ? m.choice_find() : m.compare_add()}
      </button>
    </form>
  );
}

interface TableProps {
  models: readonly ComparedModel[];
  groups: readonly CompareGroup[];
  isShort: boolean;
}

/** The heads stay in sight; on a phone two columns are, and the others are a swipe away. */
function CompareTable({ models, groups, isShort }: TableProps) {
  const names = models.map(({ bikeName }) => bikeName);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be in reach of the keyboard
      tabIndex={0}
      aria-label={m.compare_title()}
      className="-mx-4 max-h-[85dvh] overflow-auto px-4 md:mx-0 md:px-0"
    >
      <table className="w-full table-fixed border-collapse text-left [--column:10.5rem] sm:[--column:14rem]">
        <thead className="sticky low:static top-0 z-10 bg-canvas">
          <tr className="border-ink border-b-2 align-bottom">
            <th scope="col" className="w-36 pr-3 pb-1 font-semibold text-muted text-sm max-sm:hidden">
              {m.compare_row()}
            </th>
            {models.map((model) => (
              <th key={model.bikeName} scope="col" className="w-(--column) pr-4 pb-1 font-normal">
                <Head
                  model={model}
                  without={addressOf(
                    names.filter((name) => name !== model.bikeName),
                    isShort,
                  )}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="max-sm:hidden" />
            {models.map(({ bikeName, image }) => (
              <td key={bikeName} className="pt-3 pr-4">
                <Picture
                  address={image}
                  alt=""
                  sizes="14rem"
                  fallback={DEFAULT_PICTURE}
                  className="stage rounded-card p-2"
                />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="colgroup" colSpan={models.length + 1} className="pt-8 pb-2 font-bold text-lg">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const Head = ({ model: { bikeName, name }, without }: { model: ComparedModel; without: string }) => (
  <div className="grid">
    <Link
      to={aboutBike(pagePaths.bikeDetail, bikeName)}
      className="flex min-h-11 items-end font-bold leading-tight hover:underline"
    >
      {name}
    </Link>
    <Link
      to={without}
      replace
      aria-label={m.compare_remove({ name })}
      className="inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-ink"
    >
      <Icon name="close" className="size-4" />
      {m.compare_remove({ name: '' }).trim()}
    </Link>
  </div>
);

function Row({ row: { label, texts, best } }: { row: CompareRow }) {
  return (
    <>
      <tr className="border-line border-t sm:hidden">
        <th scope="colgroup" colSpan={texts.length} className="pt-2 font-semibold text-muted text-sm">
          {label}
        </th>
      </tr>
      <tr className="border-line align-top sm:border-t">
        <th scope="row" className="py-3 pr-3 font-semibold text-muted text-sm max-sm:hidden">
          {label}
        </th>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
          <td key={index} className="whitespace-pre-line py-3 pr-4 max-sm:pt-1">
            {text ?? <span className="text-muted">{m.compare_missing()}</span>}
            {best.has(index) && (
              <span className="ml-2 inline-block rounded-full border border-good px-2 font-semibold text-good text-sm">
                {m.compare_best()}
              </span>
            )}
          </td>
        ))}
      </tr>
    </>
  );
}

function queriesOf(search: URLSearchParams): Query[] {
  const names = namesIn(search);
  return [...modelFieldQueries(search), ...(names.length > 0 ? [compareQuery(names)] : [])];
}

export const comparePage: Page = {
  Component: ComparePage,
  queries: ({ search }) => queriesOf(search),
  ahead: ({ search }) => queriesOf(search),
  head: ({ search }, read) => {
    const models = modelsIn(search, read);
    const { dealership } = site();
    const [first] = models;
    return {
      title: pageTitle(
        first ? m.compare_title_of({ names: models.map(({ name }) => name).join(', ') }) : m.compare_title(),
      ),
      description: m.compare_description({ dealership }),
      ...(first && { picture: { address: first.image } }),
      canonical: pagePaths.compare,
      address: pagePaths.compare,
      ...(first && { sharedAs: addressOf(models.map(({ bikeName }) => bikeName)) }),
    };
  },
};
