import { expect, it } from 'vitest';
import { limitKey, networkKey } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['_hidden123', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s, whatever its port', (address, key) => expect(limitKey(address)).toBe(key));

it('the network around an address has no port either', () => {
  expect(networkKey('203.0.113.7:50123')).toBe('203.0/16');
  expect(networkKey('[2001:db8:1:2::9]:443')).toBe('2001:db8::/32');
});
