import { expect, it } from 'vitest';
import { askedOrigin } from './asked-origin.ts';

const asked = (host: string, localPort = 3000) => askedOrigin({ protocol: 'http', host, socket: { localPort } });

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('%s is this machine', (host) => {
  expect(asked(host)).toEqual({ origin: `http://${host}`, isDoubtful: false });
});

it('needs no port where it listens on that of http', () =>
  expect(asked('localhost', 80)).toEqual({ origin: 'http://localhost', isDoubtful: false }));

it.each(['www.example.com', '192.168.1.5:3000', 'shop.local', '[fe80::1]', 'localhost', 'localhost:3001', '[::1]:80'])(
  '%s may be ours',
  (host) => {
    expect(asked(host)).toEqual({ origin: `http://${host}`, isDoubtful: true });
  },
);

it('capitals make no other host', () => expect(asked('WWW.Example.com').origin).toBe('http://www.example.com'));

it.each(['', 'a"b', 'a<b', 'a/b', 'a b', '-a', 'user@a', 'a:b', `${'a'.repeat(254)}`, '[zz]'])(
  '%j is no host',
  (host) => expect(asked(host).origin).toBe(''),
);
