import type { FastifyInstance, FastifyReply } from 'fastify';

/** Data is never a document: even if a browser is led to show a reply as one, nothing in it runs. */
const API_CONTENT_SECURITY_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page of ours asks for, no script that got into one, and no map in a frame, may ask for either. */
const NEVER_ASKED_FOR = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const CONSTANT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': API_CONTENT_SECURITY_POLICY,
  'permissions-policy': NEVER_ASKED_FOR.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const OF_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'] as const;

/** For what is never a document: a first visit fetches dozens of files, and what is of no use to them adds up. */
export function setPartOfPage(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

/** For what others may show: pictures and videos, which belong to the public. */
export function setPublicResource(reply: FastifyReply): void {
  setPartOfPage(reply);
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

export function setSecurityHeaders(app: FastifyInstance): void {
  const isHttps = app.context.config.publicUrl.startsWith('https:');
  const headers = isHttps ? { ...CONSTANT_HEADERS, 'strict-transport-security': 'max-age=31536000' } : CONSTANT_HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
