import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedState } from '../../../contract/outgoing/states.ts';
import { listedStates } from '../../../contract/outgoing/states.ts';
import { Link } from '../../lib/link.tsx';
import { useSearch } from '../../lib/router.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { usePermissions } from '../session/permissions.ts';
import { Channels } from './channels.tsx';
import { MessageList } from './message-list.tsx';
import { SCREEN } from './screen-key.ts';
import { TemplateEditor } from './template-editor.tsx';
import { Templates } from './templates.tsx';

const REFRESH_MS = 15_000;
const counts = apiQuery('messageCounts');

const isState = (text: string | null): text is ListedState => text !== null && Object.hasOwn(listedStates, text);

/** What goes out to customers and staff: what waits, what failed and why, through what it goes, and what it says. */
export function MessagesScreen() {
  const address = useSearch();
  const template = address.get('template');
  if (template) return <TemplateEditor key={template} template={template} />;
  const asked = address.get('state');
  return <Overview state={isState(asked) ? asked : 'waiting'} />;
}

function Overview({ state }: { state: ListedState }) {
  const client = useQueryClient();
  const { may } = usePermissions();
  const { data, error } = useQuery({ ...counts, staleTime: 0, refetchInterval: REFRESH_MS });
  const lookAgain = () =>
    Promise.all(
      ['messageCounts', 'listMessages', 'listChannels'].map((name) => client.invalidateQueries({ queryKey: [name] })),
    );
  return (
    <>
      <ScreenTitle title="Messages" />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <section aria-label="What became of messages">
          <nav aria-label="States" className="mb-3 flex flex-wrap gap-2">
            {Object.entries(listedStates)
              .filter(([name]) => name !== 'held' || name === state || (data?.held ?? 0) > 0)
              .map(([name, label]) => (
                <StateLink key={name} name={name} label={label} isChosen={name === state} count={countOf(data, name)} />
              ))}
          </nav>
          <MessageList key={state} state={state} onDone={lookAgain} />
        </section>
        <Channels onDone={lookAgain} />
        {may('content.change') && <Templates />}
      </div>
    </>
  );
}

interface StateLinkProps {
  name: string;
  label: string;
  isChosen: boolean;
  count: number | undefined;
}

const NEEDS_A_LOOK = new Set(['unknown', 'dead', 'held']);

const StateLink = ({ name, label, isChosen, count }: StateLinkProps) => (
  <Link
    to={screenAddress(SCREEN, { state: name })}
    aria-current={isChosen ? 'page' : undefined}
    className={`button ${isChosen ? 'button-primary' : 'button-quiet'}`}
  >
    {label}
    {count !== undefined && (
      <span className={count > 0 && NEEDS_A_LOOK.has(name) && !isChosen ? 'font-bold text-bad' : ''}>({count})</span>
    )}
  </Link>
);

const countOf = (data: Partial<Record<string, number | null>> | undefined, name: string): number | undefined =>
  data?.[name] ?? undefined;
