import { PausableButton } from '../../ui/pausable-button.tsx';

interface Props {
  page: number;
  last: number;
  onShow: (page: number) => void;
}

/** From one page of a list to the next. */
export function ListPages({ page, last, onShow }: Props) {
  if (last === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-3">
      <span className="text-muted text-sm">
        Page {page} of {last}
      </span>
      <PausableButton
        type="button"
        isPaused={page <= 1}
        onClick={() => onShow(page - 1)}
        className="button button-quiet"
      >
        Back
      </PausableButton>
      <PausableButton
        type="button"
        isPaused={page >= last}
        onClick={() => onShow(page + 1)}
        className="button button-quiet"
      >
        Next
      </PausableButton>
    </nav>
  );
}
