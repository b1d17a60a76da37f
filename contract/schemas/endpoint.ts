import type * as z from 'zod';
import type { readAddress } from '../addresses.ts';
import type { Need } from '../permissions.ts';

/** Who may call it: anybody, or whoever has a live session of an account that may do what the call needs. */
type Access = { access: 'public'; needs?: never; ofBranches?: never } | StaffAccess;

interface StaffAccess {
  access: 'staff';
  needs: Need;
  /** Also for whoever runs branches, with the documents of these and no others. */
  ofBranches?: true;
}

export type Endpoint = Access & Call;

interface Call extends ReturnType<typeof readAddress> {
  group: string;
  summary: string;
  params?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** The most bytes of it, where that is more than any other call takes. */
  mostBytes?: number;
  /** A multipart body instead: the name of the one picture it carries, and the text fields beside it. */
  upload?: { picture: string; isPictureOptional?: boolean; fields: z.ZodType };
  reply: z.ZodType;
  /** Of a success; 200 where nothing is said. */
  status?: 201;
  /** Answered from memory until the content changes. */
  cached?: boolean;
  /** What it answers depends on the day, too. */
  changesDaily?: boolean;
  /** Its words come in the language of whoever asks: what it answers from has them in each. */
  isInLanguage?: boolean;
  /** Refused when another website sends it. Staff calls always are. */
  sameOrigin?: boolean;
  /** Counts against the limit of enquiries per minute and address. */
  limited?: boolean;
  /** Stays open and sends its reply as often as there is one (server-sent events). Nobody need be there for it: it keeps no session alive. */
  isStream?: true;
  /** Takes a plain form too, and a key that keeps repeats from being stored twice. */
  takesForms?: boolean;
}
