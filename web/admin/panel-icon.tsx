import type { IconName } from '../ui/icon.tsx';
import { Icon, LineDrawing } from '../ui/icon.tsx';

/** Drawn like those of the site, which has no use for them. */
const drawings = {
  up: 'M5 15l7-7 7 7',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  aside: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  upload: 'M12 16V5M7.5 9.5L12 5l4.5 4.5M5 20h14',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
} as const;

export type PanelIconName = IconName | keyof typeof drawings;

const isOfPanel = (name: PanelIconName): name is keyof typeof drawings => name in drawings;

export const PanelIcon = ({ name, className }: { name: PanelIconName; className?: string }) =>
  isOfPanel(name) ? (
    <LineDrawing d={drawings[name]} className={className} />
  ) : (
    <Icon name={name} className={className} />
  );
