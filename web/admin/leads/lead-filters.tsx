import { departmentNamed, departments } from '../../../contract/leads/departments/index.ts';
import { figures } from '../../../contract/leads/figures.ts';
import type { LeadOrder, LeadStateName } from '../../../contract/leads/lead-filters.ts';
import { lostReasons } from '../../../contract/leads/lost-reasons.ts';
import { stageNames, stages } from '../../../contract/leads/stages.ts';
import { reports } from '../../../contract/reports/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTypedSearch } from '../use-typed-search.ts';
import { Choice, Day } from './filter-fields.tsx';
import type { LeadAddress } from './lead-address.ts';
import type { LeadChoices } from './lead-calls.ts';

interface Props {
  address: LeadAddress;
  choices: LeadChoices | undefined;
  onChange: (change: LeadAddress) => void;
}

const stateWords: Readonly<Record<LeadStateName, string>> = {
  open: 'Open',
  late: 'Late',
  new: 'New',
  due: 'Due today',
  planned: 'Planned',
  closed: 'Closed',
  all: 'All',
};

const shownStates = Object.keys(stateWords) as LeadStateName[];

const orderWords: Readonly<Record<LeadOrder, string>> = {
  urgent: 'Most urgent',
  newest: 'Wrote last',
  oldest: 'Came first',
  followUp: 'By date',
};

/** Those of them behind "Filters". */
const folded = [
  'department',
  'branch',
  'owner',
  'stage',
  'model',
  'kind',
  'source',
  'lost',
  'figure',
  'from',
  'to',
] as const;

type FoldedName = Exclude<keyof LeadAddress, 'q' | 'state' | 'look' | 'lead'>;

export function LeadFilterBar({ address, choices, onChange }: Props) {
  const count = folded.filter((name) => address[name]).length;
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      <Search value={address.q ?? ''} onSearch={(q) => onChange({ q })} />
      <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 [scrollbar-width:none]">
        <legend className="sr-only">State</legend>
        <div className="flex gap-1.5 py-0.5">
          {shownStates.map((state) => (
            <label key={state} className="relative shrink-0">
              <input
                type="radio"
                name="state"
                checked={(address.state ?? 'open') === state}
                onChange={() => onChange({ state: state === 'open' ? '' : state })}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 font-medium peer-checked:border-ink peer-checked:bg-ink peer-checked:text-canvas peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 sm:min-h-10">
                {stateWords[state]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <details className="group card" open={count > 0 || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
          <Icon name="down" className="size-4 group-open:rotate-180" /> Filters and order
          {count > 0 && <span className="text-muted text-sm">({count})</span>}
        </summary>
        <Folded address={address} choices={choices} onChange={onChange} />
      </details>
    </div>
  );
}

type Pairs = readonly (readonly [value: string, label: string])[];

const figureChoices: Pairs = Object.entries(figures).map(([name, { title }]) => [name, title]);

/** One for each name, with what stands for no choice. */
function choicesFor(
  { department, source, figure }: LeadAddress,
  choices: LeadChoices | undefined,
): [FoldedName, string, string, Pairs][] {
  const known = departments.find(({ name }) => name === department);
  const kinds = reports.filter(({ enquiry }) => departments.some(({ kinds: own }) => own.includes(enquiry.kind)));
  const colleagues = (choices?.people ?? []).filter(({ userId }) => userId !== choices?.userId);
  const people: Pairs = colleagues.map(({ userId, userName }) => [userId, userName]);
  return [
    ['order', 'Order', orderWords.urgent, Object.entries(orderWords).slice(1)],
    ['owner', 'Owner', 'Anybody', [['me', 'Me'], ['nobody', 'Nobody'], ...people]],
    [
      'department',
      'Department',
      'All',
      (choices?.departments ?? []).map((name) => [name, departmentNamed(name).title]),
    ],
    ['branch', 'Branch', 'All', (choices?.branches ?? []).map(({ key, name }) => [key, name])],
    ['stage', 'Stage', 'All', (known?.stages ?? stageNames).map((name) => [name, stages[name].title])],
    ['model', 'Model', 'All', (choices?.models ?? []).map((name) => [name, name])],
    [
      'kind',
      'Enquiry',
      'All',
      kinds.map(({ enquiry, menuLabel }) => [enquiry.kind, menuLabel.replace(/ Report$/, '')]),
    ],
    ['lost', 'Lost because', 'Whatever', Object.entries(lostReasons).map(([name, { title }]) => [name, title])],
    ...(figure
      ? [['figure', 'Counted as', 'Whatever', figureChoices] satisfies [FoldedName, string, string, Pairs]]
      : []),
    ...(source ? [['source', 'Came from', 'Anywhere', []] satisfies [FoldedName, string, string, Pairs]] : []),
  ];
}

function Folded({ address, choices, onChange }: Props) {
  const { from, to } = address;
  return (
    <div className="grid grid-cols-2 gap-3 p-4 pt-1 sm:grid-cols-3 lg:grid-cols-4">
      {choicesFor(address, choices).map(([name, label, all, options]) => (
        <Choice
          key={name}
          label={label}
          value={address[name] ?? ''}
          all={all}
          options={options}
          // What was lost is closed.
          onChoose={(value) => onChange({ [name]: value, ...(name === 'lost' && value && { state: 'closed' }) })}
        />
      ))}
      <Day
        key={`from ${from}`}
        label="Came from day"
        value={from ?? ''}
        onChoose={(value) => onChange({ from: value })}
      />
      <Day key={`to ${to}`} label="to day" value={to ?? ''} onChoose={(value) => onChange({ to: value })} />
    </div>
  );
}

function Search({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useTypedSearch(value, onSearch);
  return (
    <search>
      <label className="relative block max-w-xl">
        <span className="sr-only">Name, number or reference</span>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          value={typed}
          placeholder="Name, number or reference"
          onChange={({ target }) => setTyped(target.value)}
          className="field pl-10"
        />
      </label>
    </search>
  );
}
