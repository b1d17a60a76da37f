const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an authenticator app reads the secret that somebody typed in. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
