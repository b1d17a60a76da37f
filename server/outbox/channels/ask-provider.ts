import http from 'node:http';
import https from 'node:https';

export interface Answer {
  status: number;
  text: string;
}

/** It is known that nothing was asked, or not known what became of it. */
export interface NoAnswer {
  wasAsked: boolean;
  why: string;
}

interface Question {
  headers: Record<string, string>;
  body: string | Buffer;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const MOST_LETTERS = 100_000;

/**
 * One call on a connection of its own. Until that stands nothing has been asked; afterwards only an answer tells. A connection that is used
 * again may be closed by the other side just then, and nobody could say whether it was before or after.
 */
export function askProvider(
  url: string,
  { headers, body, timeoutMs = TIMEOUT_MS }: Question,
): Promise<Answer | NoAnswer> {
  const { promise, resolve } = Promise.withResolvers<Answer | NoAnswer>();
  const isSecure = url.startsWith('https:');
  let wasAsked = false;
  const request = (isSecure ? https : http).request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  const timer = setTimeout(() => request.destroy(new Error('The provider took too long.')), timeoutMs);
  request.once('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      wasAsked = true;
    }),
  );
  request.once('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      if (text.length < MOST_LETTERS) text += part;
    });
    response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    response.once('error', ({ message }) => resolve({ wasAsked, why: message }));
  });
  request.on('error', ({ message }) => resolve({ wasAsked, why: message }));
  request.end(body);
  return promise.finally(() => clearTimeout(timer));
}

export const isAnswer = (answer: Answer | NoAnswer): answer is Answer => 'status' in answer;

/** What was answered as JSON; an empty object where it is none. */
export function readJson({ text }: Answer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Something went wrong at the provider, or it wants to be left alone for a while. */
export const isToComeAgain = (status: number): boolean => status === 429 || status >= 500;
