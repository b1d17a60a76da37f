import { m } from 'virtual:messages';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  /** The address of the map to be framed; without one there is the link alone. */
  embed: string | undefined;
  /** Leads to the same place without the frame. */
  link: string;
  /** What the map shows. */
  title: string;
  className?: string;
}

/** Nothing is asked of the other website before somebody wants to see its map. */
export function MapFrame({ embed, link, title, className = '' }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={`relative isolate overflow-hidden rounded-card border border-line bg-surface ${className}`}>
      {isShown && embed ? (
        <iframe
          // The button that had the focus is gone.
          ref={(frame) => frame?.focus()}
          src={embed}
          title={title}
          className="absolute inset-0 h-full w-full"
        />
      ) : (
        <Streets />
      )}
      <div className={`absolute inset-x-0 bottom-0 flex flex-wrap gap-2 p-3 ${isShown ? 'justify-end' : ''}`}>
        {embed && !isShown && (
          <button type="button" onClick={() => setShown(true)} className="button button-primary needs-script">
            <Icon name="place" />
            {m.show_map()}
          </button>
        )}
        <a href={link} target="_blank" rel="noopener" className="button border border-line bg-raised text-ink">
          {m.open_map()}
          <Icon name="away" className="size-4" />
        </a>
      </div>
    </div>
  );
}

/** A drawing of streets around a pin: a picture of a map, not of a place. */
function Streets() {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 -z-10 h-full w-full"
    >
      <g strokeLinecap="round" className="stroke-canvas">
        <path strokeWidth="16" d="M-20 236C90 214 150 190 240 160S400 96 510 92" />
        <path strokeWidth="12" d="M150-20c10 90 40 120 90 180s70 110 76 190" />
        <path strokeWidth="6" d="M-20 96c80 6 150-4 178-20M330 340c-4-70 40-110 170-130M40 340c0-60-10-90-60-130" />
        <path strokeWidth="6" d="M300-20c6 60 30 100 110 122M240 160c70 30 130 40 260 30M80 340c30-70 60-110 92-158" />
      </g>
      <path className="fill-line" d="M20 20h90l12 54-96 8zM352 236l84-20 30 70-90 24z" />
      <path className="fill-line" d="M266 66l60-22 34 46-66 28zM120 250l74-26 36 66-90 20z" opacity=".6" />
      <g className="fill-accent">
        <circle cx="240" cy="160" r="34" opacity=".2" />
        <path d="M240 166c15-16 23-27 23-37a23 23 0 0 0-46 0c0 10 8 21 23 37z" />
      </g>
      <circle cx="240" cy="129" r="8" className="fill-on-accent" />
    </svg>
  );
}
