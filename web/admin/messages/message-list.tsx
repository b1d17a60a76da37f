import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelName } from '../../../contract/outgoing/channels.ts';
import { channelTitles } from '../../../contract/outgoing/channels.ts';
import type { ListedState } from '../../../contract/outgoing/states.ts';
import { decidedStates, PROVIDER_MAY_TELL_MS } from '../../../contract/outgoing/states.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatMoment } from '../moment.ts';
import { call, change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';

type Message = Reply<'listMessages'>['messages'][number];
type Decided = (typeof decidedStates)[number];

const EMPTY: Readonly<Record<ListedState, string>> = {
  waiting: 'Nothing waits to be sent.',
  unknown: 'Of every message it is known whether it was sent.',
  dead: 'Every message could be sent.',
  held: 'Nothing is held.',
  sent: 'Nothing was sent yet.',
};

const HINTS: Partial<Record<ListedState, string>> = {
  unknown:
    'The connection ended before the provider said whether it took the message. Sending it again may send it twice, so a person decides.',
  held: 'A backup was restored. These had not been sent when it was made, and may have been since.',
};

interface Props {
  state: ListedState;
  onDone: () => Promise<unknown>;
}

/** The messages of one state, and what somebody can do about them. */
export function MessageList({ state, onDone }: Props) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['listMessages', state],
    queryFn: ({ pageParam }) => call('listMessages', { body: { state, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }: Reply<'listMessages'>) => next ?? undefined,
    staleTime: 0,
  });
  const [isBusy, setBusy] = useState(false);
  const decide = async (name: 'sendMessageAgain' | 'dropMessage', { id, state: seen }: Message) => {
    setBusy(true);
    try {
      const { message } = await change(name, { params: { id: String(id) }, body: { state: seen as Decided } });
      showToast('success', message);
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    await onDone();
    setBusy(false);
  };
  const rows = data?.pages.flatMap(({ messages }) => messages) ?? [];
  const isDecided = decidedStates.some((one) => one === state);
  const actions: Column<Message> = {
    key: 'actions',
    label: '',
    cell: (message) => <Actions message={message} isBusy={isBusy} onDecide={decide} />,
  };
  return (
    <>
      {HINTS[state] && <p className="mb-3 max-w-prose text-muted">{HINTS[state]}</p>}
      {error && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <DataTable
        caption="Messages, the newest first"
        columns={isDecided ? [...columns(state), actions] : columns(state)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={data ? EMPTY[state] : 'Loading...'}
      />
      {hasNextPage && (
        <PausableButton
          type="button"
          isPaused={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="button button-quiet mt-3"
        >
          Older ones
        </PausableButton>
      )}
    </>
  );
}

const titleOf = (channel: string): string => channelTitles[channel as ChannelName] ?? channel;

function columns(state: ListedState): Column<Message>[] {
  const when: Column<Message> =
    state === 'waiting'
      ? { key: 'when', label: 'Goes out', isOneLine: true, cell: ({ notBefore }) => dueAt(notBefore) }
      : {
          key: 'when',
          label: 'Since',
          isOneLine: true,
          cell: ({ settledAt, createdAt }) => formatMoment(settledAt ?? createdAt),
        };
  return [
    { key: 'purpose', label: 'Message', cell: ({ purpose }) => purpose },
    { key: 'channel', label: 'Through', cell: ({ channel }) => titleOf(channel) },
    { key: 'to', label: 'To', isOneLine: true, cell: ({ recipient }) => recipient },
    when,
    { key: 'attempts', label: 'Tried', isNumeric: true, cell: ({ attempts }) => attempts },
    ...(state === 'sent'
      ? [{ key: 'state', label: 'State', cell: ({ state: now }: Message) => now }]
      : [{ key: 'why', label: 'Why', isLong: true, cell: ({ why }: Message) => why || '–' }]),
  ];
}

const dueAt = (at: number): string => (at <= Date.now() ? 'now' : formatMoment(at));

interface ActionsProps {
  message: Message;
  isBusy: boolean;
  onDecide: (name: 'sendMessageAgain' | 'dropMessage', message: Message) => Promise<void>;
}

function Actions({ message, isBusy, onDecide }: ActionsProps) {
  const { id, state, channel, settledAt } = message;
  const tellsUntil = (settledAt ?? 0) + PROVIDER_MAY_TELL_MS;
  if (state === 'unknown' && channel !== 'email' && tellsUntil > Date.now()) {
    return <span className="text-muted text-sm">The provider may still tell, until {formatMoment(tellsUntil)}</span>;
  }
  return (
    <span className="flex flex-wrap gap-2">
      <PausableButton
        type="button"
        isPaused={isBusy}
        aria-label={`Send again: message ${id}`}
        onClick={() => void onDecide('sendMessageAgain', message)}
        className="button button-quiet"
      >
        Send again
      </PausableButton>
      <PausableButton
        type="button"
        isPaused={isBusy}
        aria-label={`Off the list: message ${id}`}
        onClick={() => void onDecide('dropMessage', message)}
        className="button button-quiet"
      >
        Off the list
      </PausableButton>
    </span>
  );
}
