import * as z from 'zod';

export const messageReplySchema = z.object({ message: z.string() });

/** Every error, whatever its cause: one sentence under two names, and the fields at fault where there are any. */
export const errorReplySchema = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With status 409: what stands there by now in place of what the sender saw. */
  current: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
