import { interfaceOf } from '../../../contract/locales.ts';
import { callbackReference } from '../callback-reference.ts';
import type { Answer } from './ask-provider.ts';
import { askProvider, isAnswer, isToComeAgain, readJson } from './ask-provider.ts';
import type { Channel, Outcome } from './channel.ts';
import { readSecret } from './read-secret.ts';

/** Too many at once, or too many to this number: these say so with status 400. */
const TOO_MANY = new Set([4, 80007, 130429, 131048, 131056]);
/** The token has ended or may not do this: whoever came next would have the same answer. */
const NOT_ALLOWED = new Set([0, 3, 10, 190, 200]);

/** The Cloud API of Meta. What it may have taken is never sent again: its webhook says later whether it was. */
export const whatsapp: Channel = {
  name: 'whatsapp',
  isSetUp: ({ whatsapp: settings }) => settings !== undefined,
  whenUnclear: 'never',
  async send({ row, words }, { config }) {
    const settings = config.messages.whatsapp;
    if (!settings) return { is: 'again', why: 'WhatsApp is not set up.' };
    const name = words.registered.whatsapp;
    if (!name) return { is: 'never', why: `No approved template of WhatsApp is named for ${row.template}.` };
    const token = readSecret(settings.tokenFile);
    if (!token) return { is: 'again', why: 'The file with the token cannot be read.', isProviders: true };
    const parameters = words.values.map((text) => ({ type: 'text', text }));
    const answer = await askProvider(`${settings.apiUrl}/${settings.phoneId}/messages`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `91${row.recipient}`,
        type: 'template',
        template: {
          name,
          language: { code: interfaceOf(words.language) },
          components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
        },
        biz_opaque_callback_data: callbackReference(row),
      }),
    });
    if (isAnswer(answer)) return outcomeOf(answer);
    return { is: answer.wasAsked ? 'unclear' : 'again', why: answer.why, isProviders: true };
  },
};

function outcomeOf(answer: Answer): Outcome {
  const { messages, error } = readJson(answer) as {
    messages?: { id?: unknown }[];
    error?: { code?: unknown; message?: unknown };
  };
  const id = Array.isArray(messages) ? messages[0]?.id : undefined;
  if (answer.status >= 200 && answer.status < 300) {
    return typeof id === 'string'
      ? { is: 'sent', providerId: id }
      : { is: 'unclear', why: `WhatsApp answered ${answer.status} without naming the message.` };
  }
  const code = Number(error?.code ?? Number.NaN);
  const why = `WhatsApp answered ${answer.status}${Number.isNaN(code) ? '' : `, code ${code}`}: ${String(error?.message ?? '')}`;
  if (isToComeAgain(answer.status) || TOO_MANY.has(code) || NOT_ALLOWED.has(code) || answer.status === 401) {
    return { is: 'again', why, isProviders: code !== 131056 };
  }
  return { is: 'never', why };
}
