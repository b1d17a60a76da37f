import * as z from 'zod';
import { LANGUAGE_PARAMETER, locales } from '../../../contract/locales.ts';
import type { Endpoint } from '../../../contract/schemas/endpoint.ts';
import { endpoints } from '../../../contract/schemas/endpoints.ts';
import { errorReplySchema } from '../../../contract/schemas/replies.ts';
import { staffCookieName } from '../../http/staff-cookies.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const jsonContent = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

/** The API reference, drawn from the same table that the server registers from. */
export function openApiDocument(serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kickstand API',
      version: '1',
      description:
        'Public catalogue and enquiries, and the calls of the staff panel. Staff calls need the session cookie.',
    },
    servers: [{ url: serverUrl || '/' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: staffCookieName('kickstand_session', serverUrl.startsWith('https:')),
        },
      },
    },
  };
}

function operation(name: string, endpoint: Endpoint): object {
  return {
    operationId: name.replace(':', '_'),
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.access === 'staff' && { security: [{ session: [] }] }),
    parameters: [
      ...(endpoint.params ? addressParameters(endpoint.path, endpoint.params) : []),
      ...(endpoint.takesForms ? [KEY_PARAMETER, CONSENT_PARAMETER] : []),
      ...(endpoint.takesForms || endpoint.isInLanguage ? [LANGUAGE] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      '4XX': {
        description: 'Refused, with a sentence that says why',
        content: jsonContent(errorReplySchema, 'output'),
      },
      '503': { description: 'Not available right now', content: jsonContent(errorReplySchema, 'output') },
    },
  };
}

const success = ({ reply, isStream }: Endpoint): object =>
  isStream
    ? {
        description: 'Stays open, and sends this as data of events',
        content: { 'text/event-stream': { schema: jsonSchema(reply, 'output') } },
      }
    : { description: 'Success', content: jsonContent(reply, 'output') };

const addressParameters = (path: string, params: z.ZodObject): object[] =>
  Object.entries(params.shape).map(([name, schema]) => ({
    name,
    ...(path.includes(`{${name}}`) ? { in: 'path', required: true } : { in: 'query', required: false }),
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'However often it is sent with the same key, it is stored once, and each repeat is answered like the first. ' +
    'Something else under the same key is refused with 409.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
};

const CONSENT_PARAMETER = {
  name: 'Consent-Version',
  in: 'header',
  required: false,
  description:
    'Which consent text for the purpose of this form the sender was shown. It is stored with the enquiry; without it, that ' +
    'none was shown.',
  schema: { type: 'string' },
};

const LANGUAGE = {
  name: LANGUAGE_PARAMETER,
  in: 'query',
  required: false,
  description: 'The language of the words in the answer; English where nothing is said.',
  schema: { type: 'string', enum: locales },
};

function requestBody({ body, upload, takesForms }: Endpoint): object {
  if (body) {
    const form = takesForms && { 'application/x-www-form-urlencoded': { schema: jsonSchema(body, 'input') } };
    return { requestBody: { required: true, content: { ...jsonContent(body, 'input'), ...form } } };
  }
  if (!upload) return {};
  const fields = jsonSchema(upload.fields, 'input');
  const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = {
    ...fields,
    properties: { ...fields.properties, [upload.picture]: picture },
    required: [...(fields.required ?? []), upload.picture],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}
