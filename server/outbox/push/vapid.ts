import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { HOUR_MS } from '../../../contract/durations.ts';

/** Push services take them for a day at most. */
const VALID_MS = 12 * HOUR_MS;

/** As browsers want it when they subscribe. */
export const publicKeyOf = (privateKey: string): string => pairOf(privateKey).getPublicKey().toString('base64url');

function pairOf(privateKey: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair;
}

interface Sender {
  privateKey: string;
  /** Whom the push service can write to. */
  subject: string;
}

/** The header by which a push service knows who sends (RFC 8292). */
export function vapidHeader(endpoint: string, { privateKey, subject }: Sender, now: number): string {
  const point = pairOf(privateKey).getPublicKey();
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor((now + VALID_MS) / 1000);
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  const seal = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${said}.${seal}, k=${point.toString('base64url')}`;
}
