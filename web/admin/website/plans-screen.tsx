import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatPlanned } from '../../../contract/display.ts';
import { MINUTE_MS } from '../../../contract/durations.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { documentAddress } from './document-address.ts';

type Plan = Reply<'listPlans'>[number];
type PlanCall = 'cancelPlan' | 'publishPlanNow' | 'dismissPlan';

const list = apiQuery('listPlans');
/** A plan that is about to be carried out is looked for so often, and others so often. */
const LOOK_EVERY_MS = { soon: 3000, later: 30_000 };

/** What is published by itself, what could not be, and what is done. */
export function PlansScreen() {
  const { data, error } = useQuery({
    ...list,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAboutToFire) ? LOOK_EVERY_MS.soon : LOOK_EVERY_MS.later),
  });
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (call: PlanCall, { id }: Plan) => {
    setBusy(true);
    try {
      showToast('success', (await change(call, { params: { id: String(id) } })).message);
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    await client.invalidateQueries(list);
    setBusy(false);
  };
  const plans = data ?? [];
  const failed = plans.filter(({ outcome }) => outcome === 'failed');
  const done = plans.filter(({ outcome }) => outcome !== null && outcome !== 'failed');
  return (
    <>
      <ScreenTitle title="Plans" />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <div className="grid gap-8">
        <DataTable
          caption="What is published by itself, the next first"
          columns={[
            ...columns('When'),
            { key: 'actions', label: '', cell: (plan) => <Actions plan={plan} isBusy={isBusy} onAct={act} /> },
          ]}
          rows={plans.filter(({ outcome }) => outcome === null)}
          rowKey={({ id }) => id}
          empty={data ? <Empty /> : 'Loading...'}
        />
        {failed.length > 0 && (
          <Part title="Could not be published">
            <DataTable
              caption="What could not be published, the latest first"
              columns={[
                ...columns('Was planned for'),
                { key: 'reason', label: 'Why', isLong: true, cell: ({ reason }) => reason },
                { key: 'actions', label: '', cell: (plan) => <Dismiss plan={plan} isBusy={isBusy} onAct={act} /> },
              ]}
              rows={failed}
              rowKey={({ id }) => id}
              empty=""
            />
          </Part>
        )}
        {done.length > 0 && (
          <Part title="Done">
            <DataTable
              caption="What became of earlier plans, the latest first"
              columns={[...columns('Was planned for'), { key: 'outcome', label: 'What became of it', cell: outcomeOf }]}
              rows={done}
              rowKey={({ id }) => id}
              empty=""
            />
          </Part>
        )}
      </div>
    </>
  );
}

const isAboutToFire = ({ outcome, at }: Plan): boolean => outcome === null && at < Date.now() + MINUTE_MS;

const Empty = () => (
  <>
    Nothing is planned. Open something under Website, change it, and choose <strong>Publish on …</strong> to have it
    published at a day and time.
  </>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-3 font-bold text-lg">{title}</h2>
    {children}
  </section>
);

const columns = (when: string): readonly Column<Plan>[] => [
  { key: 'what', label: 'What', cell: (plan) => <What plan={plan} /> },
  { key: 'when', label: when, isOneLine: true, cell: ({ at }) => formatPlanned(at, Date.now()) },
  { key: 'who', label: 'Planned by', cell: ({ author }) => author },
];

function What({ plan: { kind, key, title } }: { plan: Plan }) {
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  const address = documentAddress(kind, key);
  return address ? (
    <Link to={address} className="font-medium underline underline-offset-4">
      {name}
    </Link>
  ) : (
    name
  );
}

interface ActionsProps {
  plan: Plan;
  isBusy: boolean;
  onAct: (call: PlanCall, plan: Plan) => Promise<void>;
}

const Actions = ({ plan, isBusy, onAct }: ActionsProps) => (
  <span className="flex flex-wrap gap-2">
    <PausableButton
      type="button"
      isPaused={isBusy}
      aria-label={`Cancel the plan for ${plan.title}`}
      onClick={() => void onAct('cancelPlan', plan)}
      className="button button-quiet"
    >
      Cancel
    </PausableButton>
    <PausableButton
      type="button"
      isPaused={isBusy}
      aria-label={`Publish now: ${plan.title}`}
      onClick={() => void onAct('publishPlanNow', plan)}
      className="button button-quiet"
    >
      Publish now
    </PausableButton>
  </span>
);

const Dismiss = ({ plan, isBusy, onAct }: ActionsProps) => (
  <PausableButton
    type="button"
    isPaused={isBusy}
    aria-label={`Dismiss the plan for ${plan.title} that failed`}
    onClick={() => void onAct('dismissPlan', plan)}
    className="button button-quiet"
  >
    Dismiss
  </PausableButton>
);

const OUTCOMES = { published: 'Published', cancelled: 'Cancelled', replaced: 'Replaced by another plan', failed: '' };

const outcomeOf = ({ outcome, doneAt }: Plan): string =>
  `${outcome ? OUTCOMES[outcome] : ''}, ${doneAt === null ? '' : formatMoment(doneAt)}`;
