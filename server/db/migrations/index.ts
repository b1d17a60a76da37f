import type { Migration } from '../migrate.ts';
import { initial } from './001-initial.ts';
import { enquiryKeys } from './002-enquiry-keys.ts';
import { consent } from './003-consent.ts';
import { secondFactor } from './004-second-factor.ts';
import { contactClicks } from './005-contact-clicks.ts';
import { searchSpellings } from './006-search-spellings.ts';
import { loginWaits } from './007-login-waits.ts';
import { erasableSearch } from './008-erasable-search.ts';
import { offerDays } from './009-offer-days.ts';
import { suspectedDays } from './010-suspected-days.ts';
import { enquiryReceipts } from './011-enquiry-receipts.ts';
import { people } from './012-people.ts';
import { jobs } from './013-jobs.ts';
import { sealedHistory } from './014-sealed-history.ts';
import { passkeys } from './015-passkeys.ts';
import { documents } from './016-documents.ts';
import { documentLists } from './017-document-lists.ts';
import { setUp } from './018-set-up.ts';
import { picturedDocuments } from './019-pictured-documents.ts';
import { plans } from './020-plans.ts';
import { modelDocuments } from './021-model-documents.ts';
import { pictureLibrary } from './022-picture-library.ts';
import { desk } from './023-desk.ts';
import { messages } from './024-messages.ts';
import { customers } from './025-customers.ts';
import { gatheredSearch } from './026-gathered-search.ts';

/** Forward only. A released migration is never edited; the next one mends it. */
export const migrations: readonly Migration[] = [
  initial,
  enquiryKeys,
  consent,
  secondFactor,
  contactClicks,
  searchSpellings,
  loginWaits,
  erasableSearch,
  offerDays,
  suspectedDays,
  enquiryReceipts,
  people,
  jobs,
  sealedHistory,
  passkeys,
  documents,
  documentLists,
  setUp,
  picturedDocuments,
  plans,
  modelDocuments,
  pictureLibrary,
  desk,
  messages,
  customers,
  gatheredSearch,
];
