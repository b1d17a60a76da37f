const PREFIX = 'panel.';

/** How somebody likes the panel on this device. Says nothing about anybody, and so outlives a logout. */
export const deviceSetting = (name: string) => ({
  get: (): string | null => localStorage.getItem(PREFIX + name),
  set: (value: string | null): void =>
    value === null ? localStorage.removeItem(PREFIX + name) : localStorage.setItem(PREFIX + name, value),
});

/** Empties the local storage of everything else. */
export function clearAllButSettings(): void {
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, value);
}
