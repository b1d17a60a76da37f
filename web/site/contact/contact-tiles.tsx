import { m } from 'virtual:messages';
import { phoneHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import { TILE } from '../catalogue/model-actions.tsx';
import { site } from '../site-content.ts';
import { useChatHref } from './chat-link.ts';
import { countContact } from './count-contact.ts';
import { sharePage } from './share-page.ts';

/** To ask somebody about the model on the page, or to show it to somebody. */
interface Props {
  className?: string;
  /** What a chat should begin with beside the model and what was chosen of it. */
  told?: readonly string[];
}

export function ContactTiles({ className = '', told }: Props) {
  return (
    <div className={`grid auto-cols-fr grid-flow-col gap-3 ${className}`}>
      <a href={phoneHref(site().salesPhone)} className={TILE}>
        <Icon name="phone" className="size-6" />
        {m.bar_call()}
      </a>
      <a href={useChatHref({ told })} rel="noopener" className={TILE}>
        <Icon name="chat" className="size-6" />
        {m.bar_chat()}
      </a>
      <button type="button" onClick={share} className={`needs-script cursor-pointer ${TILE}`}>
        <Icon name="away" className="size-6" />
        {m.share()}
      </button>
    </div>
  );
}

async function share(): Promise<void> {
  countContact('share');
  const outcome = await sharePage({ title: document.title, url: window.location.href }, navigator);
  if (outcome === 'copied') showToast('success', m.share_copied());
  if (outcome === 'failed') showToast('error', m.share_failed());
}
