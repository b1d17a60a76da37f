import * as z from 'zod';
import { fault } from './fault.ts';
import { requiredText, shortText } from './text.ts';

/**
 * What browsers and authenticators say to each other has a standard of its own (WebAuthn), and the server's library reads it: here
 * only what every such message has.
 */
const unreadable = { error: fault('passkeys.notUnderstood') };
const bytes = z.string(unreadable).max(1500, unreadable);
const message = z.looseObject(
  {
    id: bytes,
    rawId: bytes,
    type: z.literal('public-key', unreadable),
    response: z.looseObject({ clientDataJSON: z.string(unreadable) }, unreadable),
  },
  unreadable,
);

/** The answer of a key that was made before. */
export const passkeyAnswerSchema = message;
export const passkeyLoginSchema = z.object({ passkey: message });

/** What a browser gives to `navigator.credentials`. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** Both steps, as far as the account has two: a code, or the answer of a key in place of it. */
export const stepsProofSchema = z.object({
  password: z
    .string({ error: fault('field.required', { label: 'Password' }) })
    .min(1, { error: fault('field.required', { label: 'Password' }) })
    .max(1000, { error: fault('field.tooLong', { label: 'Password', limit: 1000 }) }),
  code: z.string().max(40).default(''),
  passkey: message.optional(),
});

export const newPasskeySchema = z.object({ name: requiredText('Name', 60), passkey: message });
export const passkeyParamsSchema = z.object({ id: shortText('Passkey', 1500) });
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.int().nullable(),
});
