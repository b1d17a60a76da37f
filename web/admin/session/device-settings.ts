import { DAY_MS } from '../../../contract/durations.ts';

const YEAR_MS = 365 * DAY_MS;
const PLACE = { path: '/admin' } as const;

/**
 * How somebody likes the panel on this device. It says nothing about anybody, and so outlives a logout, which clears the local
 * storage; the cookie goes to the panel's own address and no other. A browser without a cookie store remembers nothing.
 */
export const deviceSetting = (setting: string) => {
  const name = `panel.${setting}`;
  return {
    get: (): string | null => {
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
    },
    set: (value: string | null): void => {
      const store: CookieStore | undefined = window.cookieStore;
      if (value === null) void store?.delete({ name, ...PLACE });
      else {
        const expires = Date.now() + YEAR_MS;
        void store?.set({ name, value: encodeURIComponent(value), expires, sameSite: 'strict', ...PLACE });
      }
    },
  };
};
