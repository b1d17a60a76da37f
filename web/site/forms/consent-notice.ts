import { byLanguage } from 'virtual:consent-texts';
import type { ConsentNotice, ConsentPurpose } from '../../../contract/enquiries/consent.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { inCurrent } from '../../lib/locale.ts';
import { site } from '../site-content.ts';

/** What a form says above its button, with the version under which the server knows the sentence. */
export const consentNotice = (purpose: ConsentPurpose): ConsentNotice => ({
  version: site().consentVersions[purpose],
  text: fillIn(inCurrent(byLanguage)[purpose], site()),
});
