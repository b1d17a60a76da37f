import { PausableButton } from '../../ui/pausable-button.tsx';

export const LoadMore = ({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) => (
  <p className="mt-3 text-center">
    <PausableButton type="button" isPaused={isBusy} onClick={onClick} className="button button-quiet">
      {isBusy ? 'Loading...' : 'Show more'}
    </PausableButton>
  </p>
);
