import { useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import type { SingleKey } from '../leads/single-keys.ts';
import { useSingleKeys } from '../leads/single-keys.ts';
import { useNow } from '../leads/use-now.ts';
import { useNewLeads } from '../live/new-leads.ts';
import { NotifySwitch } from '../notifications/notify-switch.tsx';
import { panelTexts } from '../panel-texts.ts';
import { areKeysOn } from '../session/keys-setting.ts';
import { DayList } from './day-list.tsx';
import { LeadCard } from './lead-card.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { Unsent } from './unsent.tsx';
import { useDay } from './use-day.ts';

/** Who must be called now. On a phone one card at a time, elsewhere the list beside it. */
export function DayScreen() {
  const { day, error, isPending, order, current, position, isGone, choose, settle, update, showNew, reload } = useDay();
  const now = useNow();
  const card = useRef<HTMLDivElement>(null);
  const go = (to: number) => choose(order.at(to % order.length)?.id);
  useSingleKeys(useStore(areKeysOn), (key) => {
    if (key === 'j') go(position + 1);
    else if (key === 'k') go(position - 1);
    else pressOn(card.current, key);
  });
  return (
    <>
      <ScreenTitle title="My day">
        <div className="flex flex-wrap gap-x-4">
          <NotifySwitch />
          <SoundSwitch />
        </div>
      </ScreenTitle>
      <Unsent />
      <NewLeads isShown={(id) => order.some((lead) => lead.id === id)} onShow={() => void showNew()} />
      {isPending && <p role="status">Loading...</p>}
      {error && (
        <div role="alert" className="card mb-4 grid justify-items-start gap-3 p-5">
          <p>
            {day ? 'What is new could not be loaded; below is what was known.' : 'Your day could not be loaded.'}{' '}
            {panelTexts.report.noNetwork}
          </p>
          <button type="button" onClick={reload} className="button button-quiet">
            Try again
          </button>
        </div>
      )}
      {day && !current && (
        <div className="card grid justify-items-center gap-2 p-10 text-center">
          <Icon name="check" className="size-8" />
          <p role="status" className="font-semibold">
            Nothing is waiting.
          </p>
          <p className="text-muted">New leads appear here by themselves.</p>
        </div>
      )}
      {day && current && (
        <div className="grid items-start gap-4 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
          <div className="hidden md:sticky md:top-18 md:block md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto md:p-0.5">
            <DayList day={day} current={current.id} now={now} onChoose={choose} />
          </div>
          <div ref={card} className="grid min-w-0 gap-3">
            <Walk position={position} total={order.length} onGo={go} />
            <LeadCard key={current.id} lead={current} now={now} isGone={isGone} onSettled={settle} onChanged={update} />
          </div>
        </div>
      )}
    </>
  );
}

const pressed: Partial<Record<SingleKey, string>> = {
  c: 'a[href^="tel:"]',
  w: 'a[href^="https://wa.me"]',
  n: '[data-key=n]',
  f: '[data-key=f]',
};

/** A letter does what the button does. */
function pressOn(card: HTMLElement | null, key: SingleKey): void {
  const button = pressed[key];
  if (button) card?.querySelector<HTMLElement>(button)?.click();
}

interface WalkProps {
  position: number;
  total: number;
  onGo: (to: number) => void;
}

/** From one card to the next. */
const Walk = ({ position, total, onGo }: WalkProps) => (
  <div className="flex items-center justify-between gap-2">
    <button type="button" aria-label="Previous" onClick={() => onGo(position - 1)} className="button-round">
      <Icon name="left" />
    </button>
    <p aria-live="polite" className="text-muted text-sm tabular-nums">
      {position + 1} of {total}
    </p>
    <button type="button" onClick={() => onGo(position + 1)} className="button button-quiet">
      Next <Icon name="right" className="size-4" />
    </button>
  </div>
);

/** Room is kept for it, so that nothing moves when it comes. */
function NewLeads({ isShown, onShow }: { isShown: (id: number) => boolean; onShow: () => void }) {
  const { count } = useNewLeads(isShown);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none sticky top-16 z-20 -mt-3 mb-2 flex h-11 items-center justify-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="button button-primary pointer-events-auto min-h-10 shadow-floating"
        >
          {count} new
        </button>
      )}
    </div>
  );
}
