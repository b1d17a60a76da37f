import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { unsubscribePath } from '../../contract/outgoing/unsubscribe.ts';
import type { Db } from '../db/db.ts';
import { readKey } from './keys.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The address itself stands in no link: only we can open what does. */
export async function unsubscribeLink(db: Db, publicUrl: string, address: string, language: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await sealKey(db), iv);
  const sealed = Buffer.concat([iv, cipher.update(address, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${publicUrl}${unsubscribePath}?k=${sealed.toString('base64url')}&lang=${language}`;
}

/** Undefined of something that we never made. */
export async function openUnsubscribe(db: Db, text: string): Promise<string | undefined> {
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', await sealKey(db), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const address = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return address.toString('utf8');
  } catch {
    return undefined;
  }
}

const sealKey = async (db: Db): Promise<Buffer> => Buffer.from(await readKey(db, 'unsubscribe'), 'base64url');
