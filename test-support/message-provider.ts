import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface MessageProvider {
  url: string;
  /** How often each message was taken, by the reference that came with it. */
  taken: Map<string, number>;
  close(): Promise<void>;
}

/** Takes what comes by WhatsApp and SMS, each after a moment. */
export async function startMessageProvider(longestMs: number): Promise<MessageProvider> {
  const taken = new Map<string, number>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { biz_opaque_callback_data, reference = biz_opaque_callback_data } = JSON.parse(body);
    taken.set(reference, (taken.get(reference) ?? 0) + 1);
    await delay(Math.random() * longestMs);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: `s.${reference}`, messages: [{ id: `w.${reference}` }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
