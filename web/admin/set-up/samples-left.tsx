import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DOCUMENTS_PER_PAGE } from '../../../contract/documents/lists.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { tellFailure } from '../session/end-of-session.ts';

type Sample = Reply<'readSetUp'>['samples'][number];

/** What people call many of a kind, and where they are looked at. */
const KINDS: Readonly<Record<string, { label: string; screen: string | undefined }>> = {
  branch: { label: 'Branches', screen: 'branches' },
  model: { label: 'Models', screen: 'models' },
  accessory: { label: 'Accessories', screen: 'accessory-texts' },
  slide: { label: 'Slides of the home page', screen: 'slides' },
  gallery: { label: 'Pictures of the gallery', screen: 'gallery' },
  offer: { label: 'Offers', screen: 'offer' },
};

/** What visitors would take for the dealer's own: looked at one by one, or set aside in one go. */
const ROW = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1';

/** Pictures of the gallery and offers have no screen on which they could be taken back later, so that is offered here for as long as the screen is open. */
export function SamplesLeft({ samples }: { samples: readonly Sample[] }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [aside, setAside] = useState<Readonly<Record<string, readonly string[]>>>({});
  const during = async (perform: () => Promise<void>) => {
    setBusy(true);
    try {
      await perform();
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
    await client.invalidateQueries();
    setBusy(false);
  };
  const remove = async ({ kind, count }: Sample) => {
    if (!window.confirm(`Set ${count} aside? Visitors no longer see them.`)) return;
    await during(async () => {
      const keys = await samplesOf(kind);
      await change('sortSamples', { params: { kind }, body: { setAside: keys } });
      setAside((before) => ({ ...before, [kind]: keys }));
    });
  };
  const takeBack = (kind: string, keys: readonly string[]) =>
    during(async () => {
      for (const key of keys) await change('archiveDocument', { params: { kind, key }, body: { isArchived: false } });
      setAside(({ [kind]: _, ...others }) => others);
      showToast('success', `Taken back: ${keys.length}.`);
    });
  const gone = Object.entries(aside).filter(([kind]) => !samples.some((sample) => sample.kind === kind));
  if (!samples.length && !gone.length) return null;
  return (
    <section aria-labelledby="set-up-samples" className="card grid gap-2 p-5">
      <h3 id="set-up-samples" className="font-bold text-lg">
        {samples.length ? 'Still from the demo' : 'Nothing is left of the demo'}
      </h3>
      {samples.length > 0 && <p className="text-muted">Visitors see it as if it were yours.</p>}
      <ul className="grid gap-2">
        {samples.map((sample) => {
          const { label = sample.title, screen } = KINDS[sample.kind] ?? {};
          const name = `${label}: ${sample.count}`;
          return (
            <li key={sample.kind} className={ROW}>
              {screen ? (
                <Link to={screenAddress(screen)} className="underline underline-offset-4">
                  {name}
                </Link>
              ) : (
                name
              )}
              <PausableButton
                type="button"
                isPaused={isBusy}
                aria-label={`Set all aside: ${label}`}
                onClick={() => void remove(sample)}
                className="button button-quiet"
              >
                Set all aside
              </PausableButton>
            </li>
          );
        })}
        {gone.map(([kind, keys]) => {
          const label = KINDS[kind]?.label ?? kind;
          return (
            <li key={kind} className={ROW}>
              <span role="status">{`${label}: ${keys.length} set aside.`}</span>
              <PausableButton
                type="button"
                isPaused={isBusy}
                aria-label={`Take back: ${label}`}
                onClick={() => void takeBack(kind, keys)}
                className="button button-quiet"
              >
                Take back
              </PausableButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function samplesOf(kind: string): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1; ; page += 1) {
    const { documents, total } = await change('listDocuments', { params: { kind }, body: { page } });
    keys.push(...documents.filter(({ isSample }) => isSample).map(({ key }) => key));
    if (page * DOCUMENTS_PER_PAGE >= total) return keys;
  }
}
