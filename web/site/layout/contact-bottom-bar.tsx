import { m } from 'virtual:messages';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { ownLang } from '../../lib/locale.ts';
import { phoneHref } from '../../lib/phone.ts';
import { useLocation } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choiceOf } from '../bike/choice.ts';
import { useChatHref } from '../contact/chat-link.ts';
import { site } from '../site-content.ts';
import { currentLink } from './current-link.ts';
import { branchLinks } from './navigation.ts';

const ITEM = 'flex min-h-14 flex-col items-center justify-center gap-0.5 font-semibold text-xs';
const ENQUIRE = `${ITEM} bg-accent text-on-accent`;

/** Within reach of the thumb on every page of a phone. */
export function ContactBottomBar() {
  const here = useLocation();
  const asked = new URLSearchParams(here.search);
  const branch = currentLink(branchLinks(), here);
  const bike = asked.get('bike') ?? asked.get('model');
  const chosen = choiceOf((name) => asked.get(name));
  return (
    <nav
      lang={ownLang()}
      aria-label={m.bar_label()}
      className="fixed low:static inset-x-0 bottom-0 z-20 grid grid-cols-4 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <a href={phoneHref(branch ? phoneOf(branch) : site().salesPhone)} className={ITEM}>
        <Icon name="phone" />
        {m.bar_call()}
      </a>
      <a href={useChatHref()} rel="noopener" className={ITEM}>
        <Icon name="chat" />
        {m.bar_chat()}
      </a>
      <Link to={pagePaths.search} className={ITEM}>
        <Icon name="search" />
        {m.bar_search()}
      </Link>
      {here.pathname === pagePaths.productEnquiry ? (
        <a href="#product-form" className={ENQUIRE}>
          <EnquireWords />
        </a>
      ) : (
        <Link to={bike ? aboutBike(pagePaths.productEnquiry, bike, chosen) : pagePaths.contact} className={ENQUIRE}>
          <EnquireWords />
        </Link>
      )}
    </nav>
  );
}

/** A workshop without a number of its own is called under that of all of them. */
const phoneOf = ({ phone }: { phone?: string }): string => phone ?? site().servicePhone;

const EnquireWords = () => (
  <>
    <Icon name="mail" />
    {m.bar_enquire()}
  </>
);
