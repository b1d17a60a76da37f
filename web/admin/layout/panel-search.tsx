import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { areKeysOn } from '../session/keys-setting.ts';
import { usePermissions } from '../session/permissions.ts';

const SearchDialog = lazy(async () => ({ default: (await import('../customers/search-dialog.tsx')).SearchDialog }));

/** The key that opens it, from anywhere in the panel. */
const KEY = '/';

/** Whoever is typing means the sign itself, and whoever has a dialog open is in the middle of something. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null ||
    document.querySelector('dialog[open]') !== null);

/** One search for the whole panel: customers by name, number, registration or reference. */
export function PanelSearch() {
  const { may, isPending } = usePermissions();
  const isShown = !isPending && may('leads.read');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const press = (event: KeyboardEvent) => {
      if (
        !areKeysOn.get() ||
        event.key !== KEY ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTaken(event.target)
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      <button
        type="button"
        aria-label="Search customers"
        aria-keyshortcuts={KEY}
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-3 text-muted hover:bg-surface hover:text-ink lg:border lg:border-line"
      >
        <Icon name="search" />
        <span className="hidden lg:inline">Search</span>
        <kbd className="hidden rounded border border-line px-1.5 text-xs lg:inline">{KEY}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
