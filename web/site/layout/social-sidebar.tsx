import { m } from 'virtual:messages';
import { useState } from 'react';
import { ownLang } from '../../lib/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChatHref } from '../contact/chat-link.ts';
import { site } from '../site-content.ts';

const BUTTON =
  'grid size-11 cursor-pointer place-items-center bg-night text-night-ink font-bold text-sm hover:bg-accent hover:text-on-accent';

/** At the edge of wide screens; a phone has the bar at its bottom instead, and finds the links in the footer. */
export function SocialSidebar() {
  const [isHidden, setHidden] = useState(false);
  return (
    <aside
      lang={ownLang()}
      aria-label={m.social_label()}
      className="fixed top-1/2 right-0 z-20 hidden -translate-y-1/2 flex-col overflow-hidden rounded-l-xl shadow-raised lg:flex"
    >
      {!isHidden && site().social.map(({ network, url }) => <SocialLink key={network} network={network} url={url} />)}
      <button
        type="button"
        data-late
        aria-expanded={!isHidden}
        aria-label={isHidden ? m.social_show() : m.social_hide()}
        onClick={() => setHidden(!isHidden)}
        className={`${BUTTON} needs-script`}
      >
        <Icon name={isHidden ? 'left' : 'right'} className="size-4" />
      </button>
    </aside>
  );
}

function SocialLink({ network, url }: { network: string; url: string }) {
  const chatHref = useChatHref();
  const isChat = network === 'WhatsApp';
  const label = isChat ? m.social_chat() : m.social_on({ dealership: site().dealership, network });
  return (
    <a
      href={isChat ? chatHref : url}
      rel="noopener"
      target="_blank"
      aria-label={label}
      title={label}
      className={BUTTON}
    >
      {/* Drawn by the styles: no script brings the glyphs, and a phone, which has no such bar, never asks for them. */}
      <span aria-hidden="true" data-network={network} data-letter={network.slice(0, 1)} className="social-mark" />
    </a>
  );
}
