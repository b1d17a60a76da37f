import { m } from 'virtual:messages';
import { useSyncExternalStore } from 'react';
import { hrefTo, useLocation } from '../../lib/router.tsx';
import { site } from '../site-content.ts';

/**
 * A chat with the sales number whose first words are written already: the model that the address names, else the given topic,
 * then what was chosen, and the page. Small, because every page carries it.
 */
export function useChatHref({ topic, told = [] }: About = {}): string {
  const here = useLocation();
  return chatHref(
    here.search,
    useSyncExternalStore(never, origin, nothingYet) + hrefTo(here.pathname + here.search + here.hash),
    { topic, told },
  );
}

interface About {
  topic?: string | undefined;
  /** What the page says of what was chosen. */
  told?: readonly string[] | undefined;
}

function chatHref(search: string, page: string, { topic, told = [] }: About): string {
  const asked = new URLSearchParams(search);
  const chosen = ['variant', 'colour'].map((name) => asked.get(name));
  const about = [topic ?? asked.get('bike') ?? asked.get('model'), ...chosen, ...told, page].filter(Boolean);
  const text = m.chat_hello({ dealership: site().dealership, about: about.join(', ') });
  return `https://wa.me/91${site().salesPhone}?text=${encodeURIComponent(text)}`;
}

const never = () => () => {};
const origin = (): string => location.origin;

/** The server may not know under which address it is reached, so it names the path alone. */
const nothingYet = (): string => '';
