import { FIRST_ANSWERS } from '../../contract/first-calls.ts';
import type { Transport } from '../lib/browser-transport.ts';
import { browserTransport, readAnswer } from '../lib/browser-transport.ts';

/** Made by the script in the panel's document, `server/ssr/panel-script.ts`. */
const answers = (window as { [FIRST_ANSWERS]?: Record<string, Promise<Response>> })[FIRST_ANSWERS] ?? {};

/** Takes the answer that the document has asked for already, once; whoever asks again, asks the server. */
export const panelTransport: Transport = async (method, url, body) => {
  const asked = method === 'GET' ? answers[url] : undefined;
  if (!asked) return browserTransport(method, url, body);
  delete answers[url];
  return readAnswer(await asked);
};
