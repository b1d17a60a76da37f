import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';

type State = Reply<'systemState'>;
type Job = State['jobs'][number];

const REFRESH_MS = 30_000;
const state = apiQuery('systemState');

/** Whether everything that happens by itself has happened, and whether there is room for it. */
export function SystemScreen() {
  const { data, error, isPending } = useQuery({ ...state, refetchInterval: REFRESH_MS });
  return (
    <>
      <ScreenTitle title="System" />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {data && <Facts state={data} />}
      <DataTable
        caption="What happens by itself"
        columns={columns}
        rows={data?.jobs ?? []}
        rowKey={({ name }) => name}
        empty={isPending ? 'Loading...' : 'No data available'}
      />
    </>
  );
}

function Facts({ state: { release, engine, startedAt, lastBackupAt, disks } }: { state: State }) {
  const facts = [
    ['Release', release],
    ['Database', engine],
    ['Server started', formatMoment(startedAt)],
    ['Last backup', lastBackupAt === null ? 'none yet' : formatMoment(lastBackupAt)],
    ...disks.map(({ use, freeMegabytes, isNearlyFull }) => [
      `Room for the ${use}`,
      `${formatRoom(freeMegabytes)}${isNearlyFull ? ', nearly full' : ''}`,
    ]),
  ];
  return (
    <dl className="card mb-6 grid gap-x-8 gap-y-3 p-5 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const formatRoom = (megabytes: number): string =>
  megabytes < 1024 ? `${megabytes} MB` : `${(megabytes / 1024).toFixed(1)} GB`;

const columns: Column<Job>[] = [
  { key: 'title', label: 'Job', cell: ({ title }) => title },
  { key: 'state', label: 'State', cell: (job) => <JobState job={job} /> },
  {
    key: 'last',
    label: 'Last run',
    cell: ({ finishedAt }) => (finishedAt === null ? 'never' : formatMoment(finishedAt)),
  },
  {
    key: 'next',
    label: 'Next run',
    cell: ({ isWanted, dueAt }) => (!isWanted ? 'off' : dueAt === null ? 'soon' : formatMoment(dueAt)),
  },
  { key: 'note', label: 'What came of it', cell: ({ note }) => note || '–' },
];

function JobState({ job: { isWanted, isRunning, failures, finishedAt } }: { job: Job }) {
  const [colour, text] = !isWanted
    ? ['bg-field-line', 'turned off in the settings']
    : failures > 0
      ? ['bg-bad', failures === 1 ? 'failed' : `failed ${failures} times in a row`]
      : isRunning
        ? ['bg-good', 'running']
        : ['bg-good', finishedAt === null ? 'waiting for its first run' : 'done'];
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${colour}`} />
      {text}
    </span>
  );
}
