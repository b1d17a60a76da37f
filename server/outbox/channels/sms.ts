import { callbackReference } from '../callback-reference.ts';
import type { Answer } from './ask-provider.ts';
import { askProvider, isAnswer, isToComeAgain, readJson } from './ask-provider.ts';
import type { Channel, Outcome } from './channel.ts';
import { readSecret } from './read-secret.ts';

/** A gateway that speaks the form in docs/operations.md. What it may have taken is never sent again. */
export const sms: Channel = {
  name: 'sms',
  isSetUp: ({ sms: settings }) => settings !== undefined,
  whenUnclear: 'never',
  async send({ row, words }, { config }) {
    const settings = config.messages.sms;
    if (!settings) return { is: 'again', why: 'SMS is not set up.' };
    const templateId = words.registered.sms;
    if (!templateId) return { is: 'never', why: `No DLT template is named for ${row.template}.` };
    const token = readSecret(settings.tokenFile);
    if (!token) return { is: 'again', why: 'The file with the token cannot be read.', isProviders: true };
    const answer = await askProvider(settings.apiUrl, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        to: `91${row.recipient}`,
        from: settings.header,
        entityId: settings.entityId,
        templateId,
        text: words.short,
        reference: callbackReference(row),
      }),
    });
    if (isAnswer(answer)) return outcomeOf(answer);
    return { is: answer.wasAsked ? 'unclear' : 'again', why: answer.why, isProviders: true };
  },
};

function outcomeOf(answer: Answer): Outcome {
  const { id, message } = readJson(answer);
  if (answer.status >= 200 && answer.status < 300)
    return { is: 'sent', ...(typeof id === 'string' && { providerId: id }) };
  const why = `The gateway answered ${answer.status}: ${typeof message === 'string' ? message : ''}`;
  const isOurs = answer.status === 401;
  return isToComeAgain(answer.status) || isOurs ? { is: 'again', why, isProviders: true } : { is: 'never', why };
}
