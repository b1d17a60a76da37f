import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptForBrowser, encryptRecord } from './encrypt.ts';
import { publicKeyOf, vapidHeader } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('encrypts as the example of RFC 8188, section 3.1', () => {
  const record = encryptRecord(Buffer.from('I am the walrus'), {
    secret: bytes('yqdlZ-tYemfogSmv7Ws5PQ'),
    salt: bytes('I1BsxtFttlv3u_Oo94xnmw'),
    keyId: Buffer.alloc(0),
  });
  expect(record.toString('base64url')).toBe('I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg');
});

it('encrypts as the example of RFC 8291, section 5', () => {
  const reader = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptForBrowser(text, reader, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('signs who sends for the one push service, with an end', () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  const now = Date.parse('2026-11-18T10:00:00Z');
  const header = vapidHeader(
    'https://push.example/a/b?c',
    { privateKey, subject: 'mailto:office@kickstand.example' },
    now,
  );
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(publicKeyOf(privateKey));
  const [head = '', claims = '', seal = ''] = token.split('.');
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:office@kickstand.example',
  });
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } as never });
  const said = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', said, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(seal))).toBe(true);
});
