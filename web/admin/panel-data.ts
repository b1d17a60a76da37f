import type { PanelData } from '../../contract/panel-data.ts';

let current: PanelData | undefined;

/** Once, from the document, before anything is shown. */
export function takePanelData(data: PanelData): void {
  current = data;
}

/** Whose panel it is, and who made it. Not for workers, which have no document: they are told in their order. */
export function panelData(): PanelData {
  if (!current) throw new Error('Nobody has read yet what the document carries.');
  return current;
}
