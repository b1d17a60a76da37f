import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords as RFC 6238 has them, in the form that every authenticator app knows. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock that is half a minute off, or somebody who types slowly, is still let in. */
const STEPS_AROUND = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as long as the hash that they feed. */
export const newSecret = (): Buffer => randomBytes(20);

export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

export function codeAt(secret: Buffer, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code it is, if that lies around now; undefined for any other code. */
export function matchingStep(secret: Buffer, code: string, now: number): number | undefined {
  if (!isTimedCode(code)) return undefined;
  const given = Buffer.from(code);
  const step = stepAt(now);
  return STEPS_AROUND.map((around) => step + around).find((one) =>
    timingSafeEqual(Buffer.from(codeAt(secret, one)), given),
  );
}

export const isTimedCode = (code: string): boolean => /^\d{6}$/.test(code);

export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says to the app. */
export function setupAddress(secret: Buffer, issuer: string, userId: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userId)}`;
  const facts = {
    secret: toBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  };
  // Some apps show a plus sign where a space is meant.
  return `otpauth://totp/${label}?${new URLSearchParams(facts).toString().replaceAll('+', '%20')}`;
}
