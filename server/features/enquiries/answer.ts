import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryDefinition } from '../../../contract/enquiries/enquiry-definition.ts';
import type { FormOutcome } from '../../../contract/enquiries/form-outcome.ts';
import { isIdempotencyKey, REFERENCE_HEADER } from '../../../contract/enquiries/submission.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { explain, inLanguageOf, sendError, setErrorHeaders } from '../../http/errors.ts';
import { FormBody, isPlainForm } from '../../http/form-body.ts';
import { languageOf } from '../../http/language.ts';
import { typedValues } from './read-form.ts';
import { givenKeys } from './submission.ts';
import { wayBack } from './way-back.ts';

type Said = Pick<FormOutcome, 'status' | 'message' | 'fields' | 'reference'>;

/** A plain form is answered with a page, everything else with data. */
export async function answerStored(
  definition: EnquiryDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string | null | undefined,
) {
  const message = request.server.context.translations[languageOf(request)](definition.texts.success);
  reply.code(201).header('cache-control', 'no-store');
  if (reference) reply.header(REFERENCE_HEADER, reference);
  return (
    (await sendPage(definition, request, reply, { status: 201, message, reference: reference ?? undefined })) ??
    reply.send({ message })
  );
}

export async function answerFault(
  definition: EnquiryDefinition,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fault = explain(error, request);
  const { statusCode: status } = fault;
  const { message, fields } = inLanguageOf(request, fault);
  // Beyond all limits the form was not even read, and no page is worth the work.
  const isFlood = status === 429 && request.body === undefined;
  const said = { status, message, ...(fields && { fields }) };
  if (!isFlood && (await sendPage(definition, request, setErrorHeaders(reply, fault), said))) return reply;
  return sendError(reply, fault);
}

async function sendPage(definition: EnquiryDefinition, request: FastifyRequest, reply: FastifyReply, said: Said) {
  const { formPages } = request.server.context;
  if (!formPages || !wantsPage(request)) return undefined;
  try {
    const { html, policy } = await formPages.answerPage(outcomeOf(definition, request, said));
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    return reply.send(html);
  } catch (err) {
    request.log.error({ reqId: request.id, err }, 'page failed');
    return undefined;
  }
}

function wantsPage(request: FastifyRequest): boolean {
  const { accept = '' } = request.headers;
  return isPlainForm(request) && (accept.includes('text/html') || !accept.includes('application/json'));
}

/**
 * Nobody knows whether an enquiry is stored whose answer was lost; with the same key it can simply be sent again. Where that key
 * belongs to something else, it takes another.
 */
const keyToSendAgain = (request: FastifyRequest, status: number): string =>
  (status === 409 ? undefined : givenKeys(request).find(isIdempotencyKey)) ?? randomUUID();

function outcomeOf(definition: EnquiryDefinition, request: FastifyRequest, said: Said): FormOutcome {
  const { body } = request;
  const isRead = body instanceof FormBody;
  return {
    ...said,
    kind: definition.kind,
    locale: languageOf(request),
    values: isRead ? typedValues(definition, body) : {},
    back: wayBack(request),
    key: keyToSendAgain(request, said.status),
    today: kolkataDate(Date.now()),
  };
}
