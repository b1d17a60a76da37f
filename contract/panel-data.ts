import type { Site } from './types.ts';

/** What the panel's document carries for its script, in a block that no browser runs. */
export type PanelData = Pick<Site, 'dealership' | 'vendor' | 'shownLanguages'>;

export const PANEL_DATA_ID = 'panel-data';
