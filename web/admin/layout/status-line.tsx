import { useStore } from '../../lib/store.ts';
import { status } from './status.ts';

const COLOURS = {
  success: 'bg-emerald-700 text-white',
  error: 'bg-red-700 text-white',
} as const;

/** Always there, so that screen readers notice when something is put into it. */
export function StatusLine() {
  const current = useStore(status);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-4 z-20 flex justify-center px-4"
    >
      {current && (
        <p className={`rounded-xl px-5 py-3 font-medium shadow-lg ${COLOURS[current.tone]}`}>{current.text}</p>
      )}
    </div>
  );
}
