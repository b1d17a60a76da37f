import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

const FRAME_MS = 80;

/** The frames of a 360 view, turned by hand or by itself. */
export function TurnPlayer({ frames }: { frames: readonly string[] }) {
  const [place, setPlace] = useState(0);
  const [isTurning, setTurning] = useState(false);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setPlace((now) => (now + 1) % frames.length), FRAME_MS);
    return () => clearInterval(timer);
  }, [isTurning, frames.length]);
  const index = Math.min(place, frames.length - 1);
  return (
    <div className="grid gap-2">
      <div className="relative aspect-[3/2] overflow-hidden rounded-field bg-surface">
        {/* All of them, so that none is fetched only when its turn comes. */}
        {frames.map((address, at) => (
          <img
            key={address}
            src={address}
            alt={at === index ? `Frame ${at + 1}` : ''}
            className={`absolute inset-0 h-full w-full object-contain ${at === index ? '' : 'invisible'}`}
          />
        ))}
      </div>
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={isTurning ? 'Stop turning' : 'Turn it round'}
          onClick={() => setTurning(!isTurning)}
          className="button button-quiet shrink-0"
        >
          <Icon name={isTurning ? 'pause' : 'play'} />
        </button>
        <input
          type="range"
          aria-label="Frame"
          min={1}
          max={frames.length}
          value={index + 1}
          onChange={({ target }) => setPlace(Number(target.value) - 1)}
          className="min-w-0 grow accent-accent"
        />
        <span className="shrink-0 text-muted text-sm tabular-nums">
          {index + 1} of {frames.length}
        </span>
      </div>
    </div>
  );
}
