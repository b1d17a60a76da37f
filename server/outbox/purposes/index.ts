import { acknowledge } from './acknowledge.ts';
import { digest } from './digest.ts';
import { leadAlert } from './lead-alert.ts';
import { operator } from './operator.ts';
import type { Purpose } from './purpose.ts';
import { test } from './test.ts';

/** A new purpose needs a file of its own and a line here. */
const purposes = [acknowledge, leadAlert, digest, operator, test] as const;

export type PurposeName = (typeof purposes)[number]['name'];

export const purposeOf = (name: PurposeName): Purpose => purposes.find((one) => one.name === name) as Purpose;

/** Undefined of one that this release does not know, say of a newer one that was here before. */
export const findPurpose = (name: string): Purpose | undefined => purposes.find((one) => one.name === name);
