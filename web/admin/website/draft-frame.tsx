import type { CSSProperties } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pointed } from './find-said.ts';
import { pointedAt } from './pointed-at.ts';

interface Props {
  address: string;
  /** Which page it is, in whatever language. */
  path: string;
  /** Changes with every save, and the page with it. */
  revision: number;
  title: string;
  style: CSSProperties;
  /** Answers whether there is a field for it. */
  onPoint: (pointed: Pointed) => boolean;
  /** A link to another page of the site. */
  onFollow: (address: string) => void;
}

/**
 * A page with the draft in it. Nothing runs there, so that nobody sends a form or counts as a visitor by looking: what is clicked on
 * is seen from here, for the page is of our own origin.
 */
export function DraftFrame({ address, path, revision, title, style, onPoint, onFollow }: Props) {
  const scrolled = useRef({ path: '', top: 0 });
  const listen = (page: Document) => {
    page.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const to = link?.getAttribute('href') ?? '';
      // Of itself a link would lead out of the draft, to a page that no frame may show; and no form is sent.
      if ((link && !to.startsWith('#')) || (event.target as Element).closest('button')) event.preventDefault();
      const pointed = pointedAt(event);
      if (!(pointed && onPoint(pointed)) && /^\/(?!\/)/.test(to)) onFollow(to);
    });
  };
  const settle = (page: Document) => {
    const view = page.defaultView;
    if (scrolled.current.path === path) view?.scrollTo({ top: scrolled.current.top, behavior: 'instant' });
    page.addEventListener('scroll', () => {
      scrolled.current = { path, top: view?.scrollY ?? 0 };
    });
  };
  return (
    <Frame
      key={`${address} ${revision}`}
      address={address}
      title={title}
      style={style}
      onBegun={listen}
      onReady={settle}
    />
  );
}

interface FrameProps extends Pick<Props, 'address' | 'title' | 'style'> {
  /** Told before anything of the page can be seen, and so clicked on. */
  onBegun: (page: Document) => void;
  /** Told once all of the page is there, though its pictures may still be on their way. */
  onReady: (page: Document) => void;
}

function Frame({ address, title, style, onBegun, onReady }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const begun = useEffectEvent(onBegun);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    let next = 0;
    let known: Document | undefined;
    const look = () => {
      const page = frame.current?.contentDocument;
      const isBegun = page && page.URL !== 'about:blank';
      if (isBegun && page !== known) {
        known = page;
        begun(page);
      }
      if (isBegun && page.readyState !== 'loading') ready(page);
      // Null: the browser says by itself that it could not be fetched.
      else if (page !== null) next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, []);
  return <iframe ref={frame} src={address} title={title} sandbox="allow-same-origin" style={style} />;
}
