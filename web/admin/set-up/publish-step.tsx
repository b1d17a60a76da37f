import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { documentAddress } from '../website/document-address.ts';
import { DraftView } from '../website/draft-view.tsx';
import { SamplesLeft } from './samples-left.tsx';

type SetUp = Reply<'readSetUp'>;
type Draft = SetUp['drafts'][number];

const PAGES = [
  { label: 'Home', path: pagePaths.home },
  { label: 'Motorcycles', path: pagePaths.motorcycles },
  { label: 'Branches', path: pagePaths.networks },
  { label: 'Contact', path: pagePaths.contact },
  { label: 'About', path: pagePaths.about },
];

/** All that waits, to be looked at and shown to the public in one go. */
export function PublishStep({ setUp: { drafts, samples } }: { setUp: SetUp }) {
  const [isBusy, setBusy] = useState(false);
  const [locale, setLocale] = useState<Locale>(BASE_LOCALE);
  const client = useQueryClient();
  const isAsking = useIsFetching({ queryKey: ['readSetUp'] }) > 0;
  // Other steps have saved drafts since it was asked for.
  useEffect(() => void client.invalidateQueries({ queryKey: ['readSetUp'] }), [client]);
  const left = samples.filter(({ count }) => count > 0);
  const hasFaults = drafts.some(({ faults }) => faults > 0);
  const publish = async () => {
    setBusy(true);
    try {
      const named = drafts.map(({ kind, key, revision }) => ({ kind, key, revision }));
      const { message } = await change('publishDrafts', { body: { drafts: named } });
      showToast('success', message);
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
    await client.invalidateQueries();
    setBusy(false);
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,42rem)_27rem]">
      <div className="grid gap-5">
        <section aria-labelledby="set-up-drafts" className="card grid gap-3 p-5">
          <h3 id="set-up-drafts" className="font-bold text-lg">
            Not published yet
          </h3>
          {drafts.length === 0 ? (
            <p role="status">{isAsking ? 'Loading...' : 'Everything that you have changed is published.'}</p>
          ) : (
            <>
              <ul className="grid gap-1">
                {drafts.map((draft) => (
                  <DraftLine key={`${draft.kind}/${draft.key}`} draft={draft} />
                ))}
              </ul>
              <PausableButton
                type="button"
                isPaused={isBusy || isAsking || hasFaults}
                onClick={() => void publish()}
                className="button button-primary justify-self-start"
              >
                Publish all {drafts.length}
              </PausableButton>
              {hasFaults && (
                <p className="text-muted text-sm">What has to be corrected keeps the rest from being published.</p>
              )}
            </>
          )}
        </section>
        <SamplesLeft samples={left} />
      </div>
      <DraftView
        pages={PAGES}
        revision={drafts.reduce((newest, { revision }) => Math.max(newest, revision), 0)}
        locale={locale}
        onLocale={setLocale}
      />
    </div>
  );
}

function DraftLine({ draft: { kind, key, title, faults } }: { draft: Draft }) {
  const address = documentAddress(kind, key);
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      {address ? (
        <Link to={address} className="underline underline-offset-4">
          {title}
        </Link>
      ) : (
        title
      )}
      {faults > 0 && (
        <span className="font-medium text-bad text-sm">
          {faults === 1 ? '1 field to correct' : `${faults} fields to correct`}
        </span>
      )}
    </li>
  );
}
