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
  accessory: { label: 'Accessories', screen: 'accessories' },
  slide: { label: 'Slides of the home page', screen: 'slides' },
  gallery: { label: 'Pictures of the gallery', screen: 'gallery' },
  offer: { label: 'Offers', screen: 'offer' },
};

/** What visitors would take for the dealer's own: looked at one by one, or set aside in one go. */
export function SamplesLeft({ samples }: { samples: readonly Sample[] }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const setAside = async ({ kind, count }: Sample) => {
    if (!window.confirm(`Set ${count} aside? Visitors no longer see them. They can be taken back one by one.`)) return;
    setBusy(true);
    try {
      await change('sortSamples', { params: { kind }, body: { setAside: await samplesOf(kind) } });
      showToast('success', `Set aside: ${count}. You can take them back.`);
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
    await client.invalidateQueries();
    setBusy(false);
  };
  return (
    <section aria-labelledby="set-up-samples" className="card grid gap-2 p-5">
      <h3 id="set-up-samples" className="font-bold text-lg">
        Still from the demo
      </h3>
      <p className="text-muted">Visitors see it as if it were yours.</p>
      <ul className="grid gap-2">
        {samples.map((sample) => {
          const { label = sample.title, screen } = KINDS[sample.kind] ?? {};
          const name = `${label}: ${sample.count}`;
          return (
            <li key={sample.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
                onClick={() => void setAside(sample)}
                className="button button-quiet"
              >
                Set all aside
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
