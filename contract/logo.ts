/**
 * Where a logo can be seen: one with nothing behind it is drawn for light ground or for dark ground, and gets a plate of that kind where
 * the page is the other; one that brings its own ground stands anywhere.
 */
export const logoGrounds = ['light', 'dark', 'own'] as const;
export type LogoGround = (typeof logoGrounds)[number];

/** The plate behind one that brings none of its own. */
export const logoPlates: Record<LogoGround, string> = { light: '#ffffff', dark: '#14171d', own: '#ffffff' };

/** The part of the upload that is the picture. */
export const LOGO_FILE = 'logo';
