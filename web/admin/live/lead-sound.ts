import { createStore } from '../../lib/store.ts';
import { deviceSetting } from '../session/device-settings.ts';

const setting = deviceSetting('lead-sound');
const OFF = 'off';

/** Whether this device makes a sound when a lead comes. */
export const isSoundOn = createStore(setting.get() !== OFF);

export function setSoundOn(isOn: boolean): void {
  setting.set(isOn ? null : OFF);
  isSoundOn.set(isOn);
}

/** Two notes that rise, each of which fades. */
const NOTES = [
  { hertz: 659, startsAt: 0 },
  { hertz: 880, startsAt: 0.14 },
] as const;
const LASTS = 0.5;
const LOUDNESS = 0.12;
/** So long nobody else may: several leads, and several tabs, are one sound. */
const QUIET_AFTER_MS = 1500;

let context: AudioContext | undefined;

export async function ringForLead(): Promise<void> {
  // Browsers allow a sound only after somebody has touched the page, and complain about others.
  if (!isSoundOn.get() || !navigator.userActivation?.hasBeenActive) return;
  await navigator.locks?.request('lead-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    context ??= new AudioContext();
    await context.resume();
    for (const note of NOTES) play(context, note);
    await new Promise((resolve) => setTimeout(resolve, QUIET_AFTER_MS));
  });
}

function play(context: AudioContext, { hertz, startsAt }: (typeof NOTES)[number]): void {
  const from = context.currentTime + startsAt;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + LASTS);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + LASTS);
}
