import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** Keeps what is inside as it is, out of sight and reach for as long as it is set aside. */
export function SetAside({ isAside, children }: { isAside: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAside) return;
    // A modal dialog locks the rest of the page even while it is hidden itself.
    const dialogs = [...(frame.current?.querySelectorAll('dialog') ?? [])].filter(({ open }) => open);
    for (const dialog of dialogs) dialog.close();
    return () => {
      for (const dialog of dialogs) if (dialog.isConnected) dialog.showModal();
    };
  }, [isAside]);
  return (
    <div ref={frame} hidden={isAside} inert={isAside}>
      {children}
    </div>
  );
}
