import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import type { Trx } from '../../db/db.ts';
import type { Purpose } from '../../db/passkeys.ts';
import { findPasskey, keepChallenge, listPasskeys, markPasskeyUsed, spendChallenge } from '../../db/passkeys.ts';
import type { PasskeyRow, StaffRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';

/** Long enough to look for the phone. */
const ANSWER_WITHIN_MS = 5 * MINUTE_MS;

/** Loaded when the first person needs it: it takes as long as the rest of the server to start. */
const library = () => import('@simplewebauthn/server');

/** For whom a key is made: it answers to no other address, whoever asks. */
function ourSelves(request: FastifyRequest): { origin: string; rpID: string } {
  const origin = request.server.context.config.publicUrl || `${request.protocol}://${request.host}`;
  return { origin, rpID: new URL(origin).hostname };
}

const transportsOf = ({ transports }: PasskeyRow): string[] => transports.split(',').filter(Boolean);
const asKnown = (rows: readonly PasskeyRow[]) => rows.map((row) => ({ id: row.id, transports: transportsOf(row) }));

/** What the browser needs to make a key that knows who is at it, by finger, face or number. */
export async function beginAdding(request: FastifyRequest, account: StaffRow) {
  const { database, site } = request.server.context;
  const { db } = database;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: (await site.current())[BASE_LOCALE].dealership,
    rpID: ourSelves(request).rpID,
    userName: account.user_id,
    userDisplayName: account.user_name,
    userID: new TextEncoder().encode(account.user_id),
    timeout: ANSWER_WITHIN_MS,
    excludeCredentials: asKnown(await listPasskeys(db, account.user_id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, 'add', account.user_id, Date.now() + ANSWER_WITHIN_MS);
  return { ...options };
}

/** The key that was made, checked and not stored yet. */
export async function readNewPasskey(
  request: FastifyRequest,
  userId: string,
  name: string,
  response: RegistrationResponseJSON,
): Promise<PasskeyRow> {
  const { db } = request.server.context.database;
  const { verifyRegistrationResponse } = await library();
  const { origin, rpID } = ourSelves(request);
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, 'add', userId, Date.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }));
  if (!made.verified) throw new HttpError(400, 'passkeys.notAdded');
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return {
    id,
    user_id: userId,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(','),
    name,
    created_at: Date.now(),
    last_used_at: null,
  };
}

/** What a browser needs to ask for a key: one of an account, or whichever the person has. */
export async function ask(request: FastifyRequest, purpose: Exclude<Purpose, 'add'>, userId = '') {
  const { db } = request.server.context.database;
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: ourSelves(request).rpID,
    timeout: ANSWER_WITHIN_MS,
    userVerification: 'required',
    ...(userId && { allowCredentials: asKnown(await listPasskeys(db, userId)) }),
  });
  await keepChallenge(db, options.challenge, purpose, userId, Date.now() + ANSWER_WITHIN_MS);
  return { ...options };
}

/** A key that has proved itself, and how often it says it was used. */
export interface Answered {
  passkey: PasskeyRow;
  counter: number;
}

/** The key that answered, if it is one of ours and answered what was asked, once. A copy of a key, which counts anew, is none. */
export async function answered(
  request: FastifyRequest,
  purpose: Exclude<Purpose, 'add'>,
  response: AuthenticationResponseJSON,
  userId = '',
): Promise<Answered | undefined> {
  const { db } = request.server.context.database;
  const passkey = await findPasskey(db, response.id);
  if (!passkey || (userId && passkey.user_id !== userId)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { origin, rpID } = ourSelves(request);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, purpose, userId, Date.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? { passkey, counter: authenticationInfo.newCounter } : undefined;
}

/** To be told in the transaction of what it has opened. */
export const noteUse = (trx: Trx, { passkey, counter }: Answered): Promise<void> =>
  markPasskeyUsed(trx, passkey.id, counter, Date.now());
