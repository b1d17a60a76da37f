import { isIP, isIPv6 } from 'node:net';

/** What limits are counted by. One IPv6 subscriber has a whole /64, so only that half of the address counts. */
export function limitKey(address: string): string {
  const bare = bareAddress(address);
  return isIPv6(bare) ? `${firstGroups(bare, 4)}::/64` : bare;
}

/** The large network around an address, of which one provider has few: /32 of IPv6, /16 of IPv4. */
export function networkKey(address: string): string {
  const bare = bareAddress(address);
  return isIPv6(bare) ? `${firstGroups(bare, 2)}::/32` : `${bare.split('.').slice(0, 2).join('.')}/16`;
}

/** Some proxies write the port along, which is another one for each connection. Whoever has no address at all shares one limit. */
function bareAddress(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address.trim()) ?? [];
  const bare = (bracketed ?? plain ?? address.trim()).split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? (isIP(bare) ? bare : 'unknown');
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
