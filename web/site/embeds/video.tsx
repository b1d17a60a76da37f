import { m } from 'virtual:messages';
import type { Ref } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { languageNames } from '../../../contract/language-names.ts';
import { captionsFile, VIDEO_SIZE, videoFiles } from '../../../contract/video-files.ts';
import { interfaceLocale } from '../../lib/locale.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  /** Of its files. */
  name: string;
  title: string;
  /** Among the first things to see, so its picture is not put off. */
  isFirst?: boolean;
}

/** Of the words in the pictures themselves: who reads these needs them no second time, and finds them in the player's menu. */
const DRAWN_LANGUAGE = 'en';
const FRAME = 'aspect-video w-full rounded-card bg-night object-cover';

/** A picture and a play button; the video itself is fetched by whoever wants to see it. */
export function Video({ name, title, isFirst = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const play = () => {
    // Within the click, while browsers still allow sound.
    flushSync(() => setOpen(true));
    player.current?.focus();
    player.current?.play().catch(() => {});
  };
  return (
    <div>
      {isOpen ? (
        <Player ref={player} name={name} title={title} />
      ) : (
        <>
          <Poster name={name} title={title} isFirst={isFirst} onPlay={play} />
          <noscript>
            <Player name={name} title={title} />
          </noscript>
        </>
      )}
    </div>
  );
}

function Poster({ name, title, isFirst, onPlay }: Props & { onPlay: () => void }) {
  const { poster, posterAvif } = videoFiles(name);
  return (
    <button
      type="button"
      aria-label={m.play_video({ title })}
      onClick={onPlay}
      className="needs-script group relative block w-full cursor-pointer overflow-hidden rounded-card"
    >
      <picture>
        <source type="image/avif" srcSet={posterAvif} />
        <img
          src={poster}
          alt=""
          {...VIDEO_SIZE}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          className={FRAME}
        />
      </picture>
      <span className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-floating transition-transform group-hover:scale-110 md:bottom-6 md:left-6 md:size-16">
        <Icon name="play" className="ml-0.5 size-5 md:size-7" />
      </span>
    </button>
  );
}

function Player({ ref, name, title }: Props & { ref?: Ref<HTMLVideoElement> }) {
  const { webm, mp4, poster } = videoFiles(name);
  const locale = interfaceLocale();
  return (
    <video
      ref={ref}
      controls
      playsInline
      preload="none"
      poster={poster}
      aria-label={title}
      {...VIDEO_SIZE}
      className={FRAME}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track
        kind="captions"
        src={captionsFile(name, locale)}
        srcLang={locale}
        label={languageNames[locale]}
        default={locale !== DRAWN_LANGUAGE}
      />
    </video>
  );
}
