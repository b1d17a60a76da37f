import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Ends the last record, which is the only one: what we say is short. */
const LAST = Buffer.of(2);

interface Keying {
  /** What all keys follow from. */
  secret: Buffer;
  salt: Buffer;
  /** Says to the reader which secret it is. */
  keyId: Buffer;
}

/** The content coding aes128gcm of RFC 8188, of a text that fits one record. */
export function encryptRecord(text: Buffer, { secret, salt, keyId }: Keying): Buffer {
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `${info}\0`, length));
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive('Content-Encoding: aes128gcm', 16),
    derive('Content-Encoding: nonce', 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(keyId.length),
    keyId,
    cipher.update(text),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Of a browser, as its subscription has them. */
interface ReaderKeys {
  p256dh: string;
  auth: string;
}

/** What differs each time; given by tests alone. */
interface Chance {
  salt: Buffer;
  privateKey: Buffer;
}

/** What only the browser of this subscription can read (RFC 8291). */
export function encryptForBrowser(text: Buffer, { p256dh, auth }: ReaderKeys, chance?: Chance): Buffer {
  const reader = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (chance) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const keyId = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, keyId]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(reader), Buffer.from(auth, 'base64url'), info, 32));
  return encryptRecord(text, { secret, salt: chance?.salt ?? randomBytes(16), keyId });
}

/** Whether anything can be encrypted for these keys: a browser's own always can. */
export function isReadable(keys: ReaderKeys): boolean {
  try {
    return encryptForBrowser(Buffer.alloc(0), keys).length > 0;
  } catch {
    return false;
  }
}
