import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { navigate, useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { AccountStep } from './account-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { SampleStep } from './sample-step.tsx';
import { SiteStep } from './site-step.tsx';

type SetUp = Reply<'readSetUp'>;
type StepName = SetUp['steps'][number]['name'];

interface Step {
  label: string;
  /** What is to be done, in a sentence. */
  lead: string;
  content: (setUp: SetUp) => ReactNode;
}

const setUpQuery = apiQuery('readSetUp');

const steps: Readonly<Record<StepName, Step>> = {
  name: {
    label: 'Name',
    lead: 'Who you are. The name stands on every page, in brochures and in what people agree to who send a form.',
    content: () => <SiteStep sections={['The dealership']} />,
  },
  look: {
    label: 'Logo and colour',
    lead: 'Your logo and your colour. A colour that could not be read is refused, and the nearest one that can is offered.',
    content: () => <SiteStep sections={['Look']} />,
  },
  contact: {
    label: 'Phones and links',
    lead: 'How visitors reach you.',
    content: () => (
      <SiteStep sections={['How it is reached', 'Opening hours of sales', 'How large it is', 'Social networks']} />
    ),
  },
  branches: {
    label: 'Branches',
    lead: 'Add your own branches, and set those of the demo aside if there are any.',
    content: () => <SampleStep kind="branch" screen="branches" noun="branch" plural="branches" />,
  },
  models: {
    label: 'Models',
    lead: 'Add the models that you sell. Of those of the demo, if there are any, keep what you sell and set the others aside.',
    content: () => <SampleStep kind="model" screen="models" noun="model" plural="models" />,
  },
  prices: {
    label: 'Prices',
    lead: 'What your models cost. Change the prices in the table, or all at once from a file.',
    content: () => (
      <Link to={screenAddress('price')} className="button button-primary justify-self-start">
        Open the prices
      </Link>
    ),
  },
  languages: {
    label: 'Languages',
    lead: 'In which languages visitors read the site.',
    content: () => <SiteStep sections={['Languages']} />,
  },
  account: {
    label: 'Your account',
    lead: 'Whoever has your password could change your prices. A second step keeps them out.',
    content: () => <AccountStep />,
  },
  publish: {
    label: 'Look and publish',
    lead: 'Look at your pages with everything that you have changed, then show it to the public.',
    content: (setUp) => <PublishStep setUp={setUp} />,
  },
};

/** From the demo to the own dealership. Each step can be left and taken up again, by whoever comes. */
export function SetUpScreen() {
  const { data, error } = useQuery({ ...setUpQuery, staleTime: 0 });
  const asked = useSearch().get('step') as StepName | null;
  const client = useQueryClient();
  const [isMarking, setMarking] = useState(false);
  if (error) {
    return (
      <p role="alert" className="font-medium text-bad">
        {error.message || panelTexts.networkFailed}
      </p>
    );
  }
  if (!data) return <p role="status">Loading...</p>;
  const names = data.steps.map(({ name }) => name);
  const current =
    asked && names.includes(asked) ? asked : (data.steps.find(({ doneAt }) => !doneAt)?.name ?? 'publish');
  const isDone = data.steps.some(({ name, doneAt }) => name === current && doneAt);
  const mark = async (done: boolean) => {
    setMarking(true);
    try {
      const now = await change('doSetUpStep', { params: { step: current }, body: { isDone: done } });
      await client.cancelQueries(setUpQuery);
      client.setQueryData(setUpQuery.queryKey, now);
      const next = names[names.indexOf(current) + 1];
      if (done && next) navigate(screenAddress('set-up', { step: next }));
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    setMarking(false);
  };
  const { label, lead, content } = steps[current];
  return (
    <>
      <ScreenTitle title="Set up" />
      <Way setUp={data} current={current} />
      <section aria-labelledby="set-up-step" className="mt-6 grid gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="set-up-step" className="font-bold text-xl">
              {names.indexOf(current) + 1}. {label}
            </h2>
            <p className="mt-1 max-w-prose text-muted">{lead}</p>
          </div>
          <PausableButton
            type="button"
            isPaused={isMarking}
            onClick={() => void mark(!isDone)}
            className={`button ${isDone ? 'button-quiet' : 'button-primary'}`}
          >
            {isDone ? 'Take up again' : 'This step is done'}
          </PausableButton>
        </div>
        {/* Another step about the same document begins with what is saved then. */}
        <div key={current} className="grid">
          {content(data)}
        </div>
      </section>
    </>
  );
}

function Way({ setUp: { steps: done }, current }: { setUp: SetUp; current: StepName }) {
  return (
    <nav aria-label="Steps">
      <ol className="flex flex-wrap gap-2">
        {done.map(({ name, doneAt }, index) => (
          <li key={name}>
            <Link
              to={screenAddress('set-up', { step: name })}
              aria-current={name === current ? 'step' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 aria-[current]:border-ink aria-[current]:font-bold"
            >
              {doneAt ? (
                <Icon name="check" className="size-4 text-good" />
              ) : (
                <span aria-hidden="true">{index + 1}</span>
              )}
              {steps[name].label}
              {doneAt && <span className="sr-only">(done)</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
