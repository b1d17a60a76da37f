import { describe, expect, it } from 'vitest';
import { setUpStaffCalls, staffEndpoints } from '../test-support/staff-calls.ts';

const { test, send } = setUpStaffCalls();

describe('a staff call is answered', () => {
  it('with a session, from the own origin, and with nothing kept by caches', async () => {
    const { cookie } = await test.logIn();
    const special = [
      // These end the session, or need a code that only an app knows.
      ...['logOut', 'changePassword', 'confirmSecondFactor', 'newRecoveryCodes', 'endSecondFactor'],
      // These need a key that a device holds.
      ...['addPasskey', 'removePasskey'],
      // These need a draft.
      ...['publishDraft', 'discardDraft', 'restoreRevision', 'saveDraft', 'planDraft', 'undoPublish', 'publishDrafts'],
      // This needs a picture that is used.
      'replacePicture',
      // These need a message, or a channel that is set up.
      ...['sendMessageAgain', 'dropMessage', 'testChannel', 'subscribePush'],
      // These need a plan.
      ...['cancelPlan', 'publishPlanNow', 'dismissPlan'],
      // This needs an absence.
      'removeAbsence',
      // These need an enquiry.
      ...['notSpam', 'isSpam'],
      // And these need another account, or a session that exists.
      ...['invitePerson', 'endSecondFactorOf', 'endSessionOf', 'endOwnSession'],
    ];
    const lasting = staffEndpoints.filter(([name]) => !special.includes(name));
    for (const [name] of lasting) {
      const reply = await send(name, { cookie, origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' });
      expect(reply.statusCode, `${name}: ${reply.body}`).toBeLessThan(300);
      expect(reply.headers['cache-control'], name).toBe('no-store');
    }
  });
});
