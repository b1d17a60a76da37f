import type { Transport } from './api-client.ts';

export const browserTransport: Transport = async (method, url, body) => {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};
