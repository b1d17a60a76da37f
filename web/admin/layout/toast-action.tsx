import type { Toast } from '../../ui/toast-store.ts';

/** What a notice offers to do, such as to undo what it tells of. */
export function ToastAction({ toast: { action }, onDone }: { toast: Toast; onDone: () => void }) {
  if (!action) return null;
  const act = () => {
    onDone();
    action.perform();
  };
  return (
    <button
      type="button"
      onClick={act}
      className="min-h-11 shrink-0 cursor-pointer px-3 font-bold underline underline-offset-4"
    >
      {action.label}
    </button>
  );
}
