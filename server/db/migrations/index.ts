import type { Migration } from '../migrate.ts';
import { initial } from './001-initial.ts';
import { enquiryKeys } from './002-enquiry-keys.ts';
import { contactClicks } from './007-contact-clicks.ts';

/** Forward only. A released migration is never edited; the next one mends it. */
export const migrations: readonly Migration[] = [initial, enquiryKeys, contactClicks];
