import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../lib/link.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { tellFailure } from '../session/end-of-session.ts';

interface Props {
  kind: string;
  /** Where they are edited. */
  screen: string;
  noun: string;
  plural: string;
}

/** What is still the demo's of a kind: each is kept as their own, or set aside. */
export function SampleStep({ kind, screen, noun, plural }: Props) {
  const list = apiQuery('listDocuments', { params: { kind }, body: {} });
  const { data } = useQuery({ ...list, staleTime: 0 });
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const samples = (data?.documents ?? []).filter(({ isSample }) => isSample);
  const own = (data?.documents ?? []).filter(({ isSample }) => !isSample);
  const keys = samples.map(({ key }) => key).filter((key) => chosen.has(key));
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const sort = async (body: { keep?: string[]; setAside?: string[] }, done: string) => {
    try {
      await change('sortSamples', { params: { kind }, body });
      showToast('success', done);
      setChosen(new Set());
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['listDocuments'] }),
      client.invalidateQueries({ queryKey: ['readSetUp'] }),
    ]);
  };
  if (!data) return <p role="status">Loading...</p>;
  return (
    <div className="grid max-w-3xl gap-5">
      <p>
        <Link to={screenAddress(screen)} className="button button-quiet">
          Open your {plural}
        </Link>
      </p>
      {own.length > 0 && <p>Yours: {own.map(({ title }) => title || `(${noun} without a name)`).join(', ')}.</p>}
      {samples.length === 0 ? (
        <p role="status" className="card p-6">
          {own.length > 0 ? `None of the ${plural} is the demo's.` : `There are no ${plural} yet.`}
        </p>
      ) : (
        <fieldset className="card grid gap-1 p-5">
          <legend className="sr-only">From the demo</legend>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
            <input
              type="checkbox"
              checked={keys.length === samples.length}
              onChange={({ target }) => setChosen(new Set(target.checked ? samples.map(({ key }) => key) : []))}
              className="size-5"
            />
            All {samples.length} from the demo
          </label>
          <ul className="grid sm:grid-cols-2">
            {samples.map(({ key, title }) => (
              <li key={key}>
                <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={chosen.has(key)}
                    onChange={({ target }) => toggle(key, target.checked)}
                    className="size-5"
                  />
                  {title}
                </label>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <PausableButton
              type="button"
              isPaused={keys.length === 0}
              onClick={() => void sort({ keep: keys }, `Kept: ${keys.length}.`)}
              className="button button-quiet"
            >
              Keep as ours ({keys.length})
            </PausableButton>
            <PausableButton
              type="button"
              isPaused={keys.length === 0}
              onClick={() => void sort({ setAside: keys }, `Set aside: ${keys.length}. You can take them back.`)}
              className="button button-quiet"
            >
              Set aside ({keys.length})
            </PausableButton>
          </div>
        </fieldset>
      )}
    </div>
  );
}
