import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { EmailCell, MobileCell } from '../../tables/contact-cell.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { LongText } from '../../tables/long-text.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';

type Suspected = Reply<'listSuspected'>['enquiries'][number];

/** So long there is time to think again. */
const UNDO_MS = 10_000;

/** Enquiries that look like spam. They are no leads until somebody says that they are none. */
export function SuspectedScreen() {
  /** The last one of each page that was left behind on the way to older ones. */
  const [trail, setTrail] = useState<readonly number[]>([]);
  const olderThan = trail.at(-1);
  const query = apiQuery('listSuspected', { body: { ...(olderThan !== undefined && { olderThan }) } });
  const { data, error } = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 });
  const { acquit, isBusy } = useAcquittal();
  const { enquiries = [], hasMore = false } = data ?? {};
  return (
    <>
      <ScreenTitle title="Suspected" />
      <p className="mb-4 max-w-prose text-muted">
        In these a field was filled in that people do not see, as programs do that send spam. Nobody is asked to call
        them. If one is from a person after all, say so: it becomes a lead at once, with the time at which it came.
      </p>
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <DataTable
        caption="Enquiries that look like spam, the newest first"
        columns={columnsWith(acquit, isBusy)}
        rows={enquiries}
        rowKey={({ id }) => id}
        empty={data ? 'Nothing looks like spam. Whatever does will stand here.' : 'Loading...'}
        rowNote={({ isKnownNumber }) => isKnownNumber && <KnownMark />}
      />
      {(trail.length > 0 || hasMore) && (
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
            onClick={() => setTrail([...trail, enquiries.at(-1)?.id ?? 0])}
            className="button button-quiet"
          >
            Older
          </PausableButton>
        </nav>
      )}
    </>
  );
}

/** Says that one is no spam, and offers to take that back. */
function useAcquittal() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const say = async (name: 'notSpam' | 'isSpam', { id }: Suspected): Promise<string | undefined> => {
    setBusy(true);
    try {
      return (await change(name, { params: { id: String(id) } })).message;
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
      return undefined;
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['listSuspected'] });
    }
  };
  const takeBack = async (enquiry: Suspected) => {
    const message = await say('isSpam', enquiry);
    if (message) showToast('success', message);
  };
  const acquit = async (enquiry: Suspected) => {
    const message = await say('notSpam', enquiry);
    if (!message) return;
    const action = { label: 'Undo', perform: () => void takeBack(enquiry) };
    showToast('success', message, { lastsMs: UNDO_MS, action });
  };
  return { acquit, isBusy };
}

const columnsWith = (acquit: (enquiry: Suspected) => Promise<void>, isBusy: boolean): Column<Suspected>[] => [
  { key: 'name', label: 'Name', cell: ({ name }) => name || <span className="text-muted">no name</span> },
  { key: 'title', label: 'Enquiry', cell: ({ title }) => title },
  { key: 'mobile', label: 'Mobile', cell: ({ mobile }) => <Mobile text={mobile} /> },
  { key: 'email', label: 'E-mail', cell: ({ email }) => <EmailCell address={email} /> },
  { key: 'model', label: 'Model', cell: ({ model, registration }) => [model, registration].filter(Boolean).join(', ') },
  { key: 'message', label: 'Message', isLong: true, cell: ({ message }) => <LongText text={message} /> },
  { key: 'from', label: 'Came from', cell: ({ cameFrom }) => cameFrom },
  { key: 'at', label: 'Received', cell: ({ at }) => formatMoment(at) },
  {
    key: 'decide',
    label: 'Decide',
    cell: (enquiry) => (
      <PausableButton
        type="button"
        isPaused={isBusy}
        onClick={() => void acquit(enquiry)}
        aria-label={`Not spam: ${enquiry.name || 'no name'}, ${enquiry.title}`}
        className="button button-quiet whitespace-nowrap"
      >
        Not spam
      </PausableButton>
    ),
  },
];

/** Masked for whoever may not see numbers: then there is nothing to call. */
const Mobile = ({ text }: { text: string }) => (/^\d*$/.test(text) ? <MobileCell digits={text} /> : text);

const KnownMark = () => (
  <span
    title="The number is that of a customer"
    className="rounded-full bg-surface px-2 py-0.5 font-semibold text-xs ring-1 ring-line"
  >
    Known number
  </span>
);
