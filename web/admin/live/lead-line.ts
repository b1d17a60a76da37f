import { readAddress, staffAddresses } from '../../../contract/addresses.ts';
import type { LeadNewsEvent } from '../../../contract/lead-news.ts';
import { BEAT_MS } from '../../../contract/lead-news.ts';
import type { LeadNews } from '../../../contract/types.ts';

/** A proxy that collects a reply before it passes it on holds back the beginning, too. */
const BEGINS_WITHIN_MS = 6000;
const SILENT_MS = 3 * BEAT_MS + 5000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const ASK_AFTER_MS = 3000;
const ASK_EVERY_MS = 20_000;

interface Hear {
  /** Nothing is missed from here on. */
  onBegin: () => void;
  onNews: (news: LeadNews) => void;
  /** The line is down: whoever wants to know has to ask. Again and again until it is up. */
  onAsk: () => void;
}

/** The one line of this tab to the server. Returns how to hang up. */
export function openLeadLine({ onBegin, onNews, onAsk }: Hear): () => void {
  let source: EventSource | undefined;
  let failures = 0;
  let heardAt = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    onAsk();
    asking = setTimeout(ask, ASK_EVERY_MS);
  };

  const expectWithin = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(fail, ms);
  };

  const connect = () => {
    clearTimeout(pause);
    source?.close();
    source = new EventSource(readAddress(staffAddresses.leadNews).path);
    const on = (event: LeadNewsEvent, act: (data: string) => void) =>
      source?.addEventListener(event, ({ data }: MessageEvent<string>) => {
        heardAt = Date.now();
        expectWithin(SILENT_MS);
        act(data);
      });
    on('begin', () => {
      failures = 0;
      clearTimeout(asking);
      asking = undefined;
      onBegin();
    });
    on('beat', () => {});
    on('leads', (data) => onNews(JSON.parse(data) as LeadNews));
    on('end', () => {
      fail();
      onAsk();
    });
    source.onerror = fail;
    expectWithin(BEGINS_WITHIN_MS);
  };

  function fail(): void {
    clearTimeout(silence);
    clearTimeout(pause);
    source?.close();
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    // Not all panels at once, after a server that has just come back.
    pause = setTimeout(connect, longest * (0.5 + Math.random() / 2));
    asking ??= setTimeout(ask, ASK_AFTER_MS);
  }

  /** A phone that was put away does nothing; whoever takes it out again is told at once. */
  const wake = () => {
    const isStale = Date.now() - heardAt > SILENT_MS;
    if (document.visibilityState === 'visible' && navigator.onLine && isStale) connect();
  };

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  connect();
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    for (const timer of [silence, pause, asking]) clearTimeout(timer);
    source?.close();
  };
}
