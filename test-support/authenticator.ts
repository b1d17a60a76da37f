import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Options {
  challenge: string;
}

interface Behaviour {
  /** The address that the browser says it is at. */
  origin?: string;
  /** For which the key was made, or is used. */
  rpId?: string;
  /** Whether it has made sure who is at it. */
  isVerified?: boolean;
}

/** A phone or a security key, as a program: makes one key and answers with it, or misbehaves as it is told. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make({ challenge }: Options, how: Behaviour = {}) {
    const key = coseKey(this.#keys.publicKey);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.#data(how, WITH_KEY), Buffer.alloc(16), length, this.id, key]);
    const attestationObject = map([
      ['fmt', text('none')],
      ['attStmt', map([])],
      ['authData', bytes(data)],
    ]);
    return this.#message({
      clientDataJSON: this.#clientData('webauthn.create', challenge, how).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  answer({ challenge }: Options, how: Behaviour = {}) {
    this.counter += 1;
    const data = this.#data(how);
    const clientData = this.#clientData('webauthn.get', challenge, how);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return this.#message({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #message<Response extends object>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #data({ rpId, isVerified = true }: Behaviour, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more]);
    return Buffer.concat([sha256(Buffer.from(rpId ?? new URL(this.#origin).hostname)), flags, counter]);
  }

  #clientData = (type: string, challenge: string, { origin = this.#origin }: Behaviour): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [1, integer(2)],
    [3, integer(-7)],
    [-1, integer(1)],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** As much of CBOR as the messages have. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: [string | number, Buffer][]): Buffer =>
  Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [typeof key === 'string' ? text(key) : integer(key), value]),
  ]);
