import { createECDH, randomBytes } from 'node:crypto';
import type { Db } from '../db/db.ts';

/** What we make ourselves at the first use, and keep: it must be the same on every server and after a restore. */
const makers = {
  /** The private key by which push services know us, P-256. */
  vapid: () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    // Rarely one byte shorter, and then with zeros in front.
    return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
  },
  /** Seals what stands in links to unsubscribe. */
  unsubscribe: () => randomBytes(32).toString('base64url'),
  /** What Meta repeats when somebody enters our webhook there. */
  'whatsapp-verify': () => randomBytes(18).toString('base64url'),
} as const;

export type KeyName = keyof typeof makers;

export async function readKey(db: Db, name: KeyName): Promise<string> {
  const known = await findKey(db, name);
  if (known) return known;
  await db
    .insertInto('message_keys')
    .values({ name, value: makers[name](), made_at: Date.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findKey(db, name)) ?? '';
}

const findKey = async (db: Db, name: KeyName): Promise<string | undefined> =>
  (await db.selectFrom('message_keys').select('value').where('name', '=', name).executeTakeFirst())?.value;
