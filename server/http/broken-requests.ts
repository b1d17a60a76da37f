import type { Socket } from 'node:net';
import { messages } from '../../contract/messages.ts';
import { CONSTANT_HEADERS } from './security-headers.ts';

/** What is no valid HTTP never reaches a route; it still gets a sentence before the connection is closed. */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = answerFor(error.code);
  const body = JSON.stringify({ error: sentence, message: sentence });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(CONSTANT_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function answerFor(code: string | undefined): [string, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', messages.request.tooSlow];
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', messages.request.headersTooLarge];
  return ['400 Bad Request', messages.request.notUnderstood];
}
