import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryKind } from '../../../contract/history-kinds.ts';
import { historyKinds } from '../../../contract/history-kinds.ts';
import type { Reply } from '../../lib/api-client.ts';
import { navigate, searchNow, useSearch } from '../../lib/router.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';

type Entry = Reply<'readHistory'>['entries'][number];

interface Filter {
  person: string;
  kind: HistoryKind | '';
  fromDate: string;
  toDate: string;
}

/** Who did what. What is looked for stands in the address, so that it can be passed on and stays after a reload. */
export function HistoryScreen() {
  const filter = filterIn(useSearch());
  /** The last entry of each page that was left behind on the way to older ones. */
  const [trail, setTrail] = useState<readonly number[]>([]);
  const olderThan = trail.at(-1);
  const query = apiQuery('readHistory', { body: { ...filter, ...(olderThan !== undefined && { olderThan }) } });
  const { data, error } = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 });
  const { entries = [], people = [], hasMore = false } = data ?? {};
  const narrow = (change: Partial<Filter>) => {
    const set = Object.entries({ ...filterIn(searchNow()), ...change }).filter(([, value]) => value !== '');
    navigate(screenAddress('history', Object.fromEntries(set)), { replace: true });
    setTrail([]);
  };
  return (
    <>
      <ScreenTitle title="History" />
      <Filters filter={filter} people={people} onChange={narrow} />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <DataTable
        caption="Who did what, the newest first"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        empty={data ? 'Nothing was done that fits this.' : 'Loading...'}
      />
      <nav aria-label="Pages" className="mt-4 flex justify-end gap-2 print:hidden">
        <PausableButton
          type="button"
          isPaused={trail.length === 0}
          onClick={() => setTrail(trail.slice(0, -1))}
          className="button button-quiet"
        >
          Newer
        </PausableButton>
        <PausableButton
          type="button"
          isPaused={!hasMore}
          onClick={() => setTrail([...trail, entries.at(-1)?.id ?? 0])}
          className="button button-quiet"
        >
          Older
        </PausableButton>
      </nav>
    </>
  );
}

function filterIn(address: URLSearchParams): Filter {
  const read = (name: keyof Filter) => address.get(name) ?? '';
  const kind = read('kind');
  return {
    person: read('person'),
    kind: Object.hasOwn(historyKinds, kind) ? (kind as HistoryKind) : '',
    fromDate: read('fromDate'),
    toDate: read('toDate'),
  };
}

const columns: readonly Column<Entry>[] = [
  { key: 'at', label: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{formatMoment(at)}</span> },
  { key: 'person', label: 'Who', cell: ({ person }) => person },
  { key: 'says', label: 'What', cell: (entry) => <What entry={entry} /> },
];

/** Of what was published, also what became different. */
function What({ entry: { says, changes } }: { entry: Entry }) {
  if (changes.length === 0) return says;
  return (
    <>
      {says}
      <ul className="mt-1 grid gap-0.5 text-muted text-sm">
        {changes.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

interface FiltersProps {
  filter: Filter;
  people: readonly string[];
  onChange: (change: Partial<Filter>) => void;
}

function Filters({ filter, people, onChange }: FiltersProps) {
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="card mb-4 grid gap-3 p-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden"
    >
      <Choice
        label="Person"
        value={filter.person}
        all="Everybody"
        options={people.map((name) => [name, name])}
        onChoose={(person) => onChange({ person })}
      />
      <Choice
        label="Kind"
        value={filter.kind}
        all="Everything"
        options={Object.entries(historyKinds)}
        onChoose={(kind) => onChange({ kind: kind as Filter['kind'] })}
      />
      <Day label="From Date" value={filter.fromDate} onChoose={(fromDate) => onChange({ fromDate })} />
      <Day label="To Date" value={filter.toDate} onChoose={(toDate) => onChange({ toDate })} />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** What stands for no choice. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, all, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)} className="field">
        <option value="">{all}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A year is typed digit by digit, and each digit is a year for the browser: those before this one are none that anybody means. */
const FIRST_YEAR = '1000';

function Day({ label, value, onChoose }: { label: string; value: string; onChoose: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const type = (day: string) => {
    setTyped(day);
    if (day === '' || day >= FIRST_YEAR) onChoose(day);
  };
  return (
    <label>
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input type="date" value={typed} onChange={({ target }) => type(target.value)} className="field" />
    </label>
  );
}
