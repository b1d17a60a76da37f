import { MOST_COMPARED } from '../../../contract/most-compared.ts';
import { createStore } from '../../lib/store.ts';
import { TRAY_PLACE } from './tray-names.ts';

export interface TrayModel {
  bikeName: string;
  name: string;
}
export type Tray = readonly TrayModel[];

const EMPTY: Tray = [];

/** Kept in the tab, as drafts are: gone when it is closed, and told to nobody. */
export const tray = createStore<Tray>(EMPTY);

export const emptyTray = (): Tray => EMPTY;

/** Whatever stands in the browser may be old, or somebody else's. */
export function readTray(stored: string | null): Tray {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.flatMap(modelIn).slice(0, MOST_COMPARED) : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function modelIn(value: unknown): TrayModel[] {
  const { bikeName, name } = (value ?? {}) as Partial<TrayModel>;
  return typeof bikeName === 'string' && bikeName && typeof name === 'string' ? [{ bikeName, name }] : [];
}

export type Adding = 'added' | 'there' | 'full';

/** What becomes of a tray to which a model is added. */
export function withModel(models: Tray, model: TrayModel): { models: Tray; outcome: Adding } {
  if (models.some(({ bikeName }) => bikeName === model.bikeName)) return { models, outcome: 'there' };
  if (models.length >= MOST_COMPARED) return { models, outcome: 'full' };
  return { models: [...models, model], outcome: 'added' };
}

export function loadTray(): void {
  try {
    tray.set(readTray(sessionStorage.getItem(TRAY_PLACE)));
  } catch {
    // Nothing may be kept on this device: the tray lasts as long as the document.
  }
}

export function setTray(models: Tray): void {
  tray.set(models);
  try {
    if (models.length > 0) sessionStorage.setItem(TRAY_PLACE, JSON.stringify(models));
    else sessionStorage.removeItem(TRAY_PLACE);
  } catch {
    // As above.
  }
}
