import { useState } from 'react';
import { deviceSetting } from '../session/device-settings.ts';

/** The columns of a report that somebody does without on this device, by their keys. */
export function useHiddenColumns(report: string) {
  const setting = deviceSetting(`columns.${report}`);
  const [hidden, setHidden] = useState<readonly string[]>(() => read(setting.get()));
  const hide = (keys: readonly string[]): void => {
    setHidden(keys);
    setting.set(keys.length > 0 ? JSON.stringify(keys) : null);
  };
  return { hidden, hide };
}

/** Anything else that stands there hides nothing. */
function read(text: string | null): string[] {
  try {
    const keys: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(keys) ? keys.map(String) : [];
  } catch {
    return [];
  }
}
