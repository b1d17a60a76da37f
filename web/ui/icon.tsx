/** Line drawings on a grid of 24, two units thick: those of the site, most of which the panel has too. */
const drawings = {
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4.5 4.5L19 7',
  phone: 'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  place: 'M12 21c4.5-4.7 7-8.2 7-11.2A7 7 0 0 0 5 9.8c0 3 2.5 6.5 7 11.2zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  chat: 'M12 4c4.7 0 8.5 3.3 8.5 7.5S16.7 19 12 19c-1.2 0-2.4-.2-3.4-.6L4 20l1.3-3.7A7 7 0 0 1 3.5 11.5C3.5 7.3 7.3 4 12 4z',
  turn: 'M4.5 12c0-2.2 3.4-4 7.5-4s7.5 1.8 7.5 4-3.4 4-7.5 4h-2M12.5 13.5L10 16l2.5 2.5',
  document: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12.5h5M9.5 16h5',
  calculator: 'M6 3.5h12v17H6zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  shield: 'M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8M9 15.5l2 2 4-4',
  heart: 'M12 20s-7.5-4.6-7.5-10.1A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  away: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  plus: 'M12 5v14M5 12h14',
  rupee: 'M7 4.5h10M7 9h10M7 13.5h2.5a4.5 4.5 0 0 0 0-9M7 13.5l7 6.5',
  compare: 'M12 4v16M5 8h4v9H5zM15 6h4v11h-4z',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5M10.5 8v5M8 10.5h5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  wrench:
    'M14.5 6.5a4 4 0 0 1 5-1.5l-2.7 2.7 1.5 1.5L21 6.5a4 4 0 0 1-5.6 4.8L8 19a2 2 0 0 1-3-3l7.7-7.4a4 4 0 0 1 1.8-2.1z',
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <LineDrawing d={drawings[name]} className={className} />
);

/** Decoration: whatever it stands for is said in words beside it or in the label of its button. */
export function LineDrawing({ d, className = 'size-5' }: { d: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}
