import { m } from 'virtual:messages';
import { Icon } from '../../ui/icon.tsx';

/** Beside the name of a branch where vehicles are serviced. */
export const WorkshopMark = () => (
  <span role="img" aria-label={m.branch_workshop()} title={m.branch_workshop()} className="ml-auto pl-3 text-muted">
    <Icon name="wrench" className="size-4" />
  </span>
);
