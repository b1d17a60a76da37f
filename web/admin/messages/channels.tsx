import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { channelTitles } from '../../../contract/outgoing/channels.ts';
import type { Reply } from '../../lib/api-client.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatMoment } from '../moment.ts';
import { ThisBrowser } from '../notifications/this-browser.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';

type Channel = Reply<'listChannels'>[number];

const REFRESH_MS = 15_000;
const list = apiQuery('listChannels');

/** What the settings of the server must have for each. */
const SETTINGS: Readonly<Record<Channel['name'], string>> = {
  email: 'SMTP_URL, MAIL_FROM',
  push: 'VAPID_SUBJECT',
  whatsapp: 'WHATSAPP_API_URL and those beside it',
  sms: 'SMS_API_URL and those beside it',
};

/** What messages go through, how each is doing, and a test. */
export function Channels({ onDone }: { onDone: () => Promise<unknown> }) {
  const { data, error } = useQuery({ ...list, staleTime: 0, refetchInterval: REFRESH_MS });
  const [isBusy, setBusy] = useState(false);
  const test = async (channel: Channel['name']) => {
    setBusy(true);
    try {
      showToast('success', (await change('testChannel', { params: { channel } })).message);
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    await onDone();
    setBusy(false);
  };
  return (
    <section aria-label="Channels">
      <h2 className="mb-3 font-bold text-lg">Channels</h2>
      {error && (
        <p role="alert" className="font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {data?.map((channel) => (
          <li key={channel.name} className="card grid content-start gap-3 p-5">
            <h3 className="flex items-center gap-2 font-bold">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${colourOf(channel)}`} />
              {channelTitles[channel.name]}
            </h3>
            <ChannelState channel={channel} />
            {channel.isSetUp && channel.name === 'push' && <ThisBrowser />}
            {channel.isSetUp && (
              <PausableButton
                type="button"
                isPaused={isBusy}
                aria-label={`Send me one: ${channelTitles[channel.name]}`}
                onClick={() => void test(channel.name)}
                className="button button-quiet"
              >
                Send me one
              </PausableButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const colourOf = ({ isSetUp, restsUntil }: Channel): string =>
  !isSetUp ? 'bg-field-line' : restsUntil === null ? 'bg-good' : 'bg-bad';

function ChannelState({
  channel: { name, isSetUp, restsUntil, lastOkAt, lastError, lastTest, webhook },
}: {
  channel: Channel;
}) {
  if (!isSetUp) {
    return (
      <p className="text-muted text-sm">
        Not set up, so nothing is sent through it. The settings of the server need {SETTINGS[name]}.
      </p>
    );
  }
  const facts = [
    [
      'State',
      restsUntil === null
        ? lastOkAt === null
          ? 'set up, not used yet'
          : 'works'
        : `fails, tried again at ${formatMoment(restsUntil)}`,
    ],
    ['Last success', lastOkAt === null ? 'none yet' : formatMoment(lastOkAt)],
    ...(lastError ? [['Last trouble', `${formatMoment(lastError.at)}: ${lastError.why}`]] : []),
    ...(lastTest
      ? [['Last test', `${formatMoment(lastTest.at)}: ${[lastTest.state, lastTest.why].filter(Boolean).join(', ')}`]]
      : []),
    ...(webhook ? [['Webhook', webhook.address]] : []),
    ...(webhook?.word ? [['Verify token', webhook.word]] : []),
  ];
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
