import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a plain form sent: each name with its values, in their order. */
export class FormBody extends Map<string, string[]> {
  /** A field that was left empty is sent all the same. */
  filled(name: string): string[] {
    return (this.get(name) ?? []).filter((value) => value !== '');
  }
}

export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === FORM_TYPE;

/** For a scope of its own: other calls must go on refusing what any website's form can send. */
export function understandForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseForm(body as Buffer));
    } catch (error) {
      done(error as HttpError);
    }
  });
}

export function parseForm(bytes: Uint8Array): FormBody {
  const text = decode(() => utf8.decode(bytes));
  // Programs that label JSON as a form are told so, as they are everywhere else.
  if (/^\s*[{[]/.test(text)) throw new HttpError(415, 'request.otherTypeExpected');
  const form = new FormBody();
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=');
    add(form, decodePart(name), decodePart(value.join('=')));
  }
  return form;
}

function add(form: FormBody, name: string, value: string): void {
  if (/__proto__|constructor|prototype/.test(name)) throw new HttpError(400, 'request.invalidForm');
  const values = form.get(name);
  if (values) values.push(value);
  else form.set(name, [value]);
}

/** Browsers send line breaks in the way of old mail; they are kept as scripts send them. */
const decodePart = (part: string): string =>
  decode(() => decodeURIComponent(part.replaceAll('+', ' ')).replace(/\r\n?/g, '\n'));

/** What is no text is refused instead of being stored as question marks. */
function decode(attempt: () => string): string {
  try {
    return attempt();
  } catch {
    throw new HttpError(400, 'request.invalidForm');
  }
}
