import { VIDEO_SIZE } from '../../contract/schemas/page-content.ts';

export interface Palette {
  ink: string;
  /** Ticks and the brand's wheel. */
  mark: string;
  wheel: string;
  /** What the scene stands on, from top to bottom. */
  ground: [string, string];
  /** Light behind the vehicle, and how much of it. */
  glow: [colour: string, opacity: number];
}

/** The grounds of the site: its light stage, its night, and the dealership's own colour. */
export const palettes = (accent: string): Record<'day' | 'night' | 'accent', Palette> => ({
  day: { ink: '#1c1917', mark: accent, wheel: accent, ground: ['#fbfaf9', '#dedad5'], glow: ['#ffffff', 0.75] },
  night: { ink: '#f5f6f8', mark: accent, wheel: accent, ground: ['#191d26', '#10131a'], glow: ['#97a1b8', 0.75] },
  accent: {
    ink: '#ffffff',
    mark: '#ffffff',
    wheel: '#ffffff',
    ground: [accent, darker(accent)],
    glow: ['#ffffff', 0.3],
  },
});

const darker = (hex: string): string => {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.72));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Where the vehicle stands. */
export const CENTRE = { x: 938, y: 386 } as const;

export function drawGround({ ground, glow, wheel }: Palette): string {
  return svg(`
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.3" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/>
    </linearGradient>
    <radialGradient id="glow">
      <stop offset="0" stop-color="${glow[0]}" stop-opacity="${glow[1]}"/><stop offset="1" stop-color="${glow[0]}" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="wheel" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.3" stop-color="${wheel}"/><stop offset="1" stop-color="${wheel}" stop-opacity="0.1"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <ellipse cx="${CENTRE.x}" cy="${CENTRE.y + 20}" rx="460" ry="400" fill="url(#glow)"/>
    <circle cx="${CENTRE.x + 40}" cy="${CENTRE.y - 14}" r="220" fill="none" stroke="url(#wheel)" stroke-width="42"/>`);
}

/** Darkens the side of a backdrop on which the words stand. */
export const drawShade = ({ ground: [colour] }: Palette): string =>
  svg(`
    <linearGradient id="shade">
      <stop offset="0.1" stop-color="${colour}" stop-opacity="0.9"/><stop offset="0.75" stop-color="${colour}" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>`);

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${VIDEO_SIZE.width}" height="${VIDEO_SIZE.height}">${content}</svg>`;
