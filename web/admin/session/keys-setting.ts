import { createStore } from '../../lib/store.ts';
import { deviceSetting } from './device-settings.ts';

const setting = deviceSetting('keys');
const OFF = 'off';

/** Whoever dictates, or whose keys are hit by accident, can do without single keys on this device. */
export const areKeysOn = createStore(setting.get() !== OFF);

export function switchKeys(isOn: boolean): void {
  setting.set(isOn ? null : OFF);
  areKeysOn.set(isOn);
}
