import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';

const pem = (what: string, ...lines: string[]) =>
  `-----BEGIN ${what}-----\n${lines.join('\n')}\n-----END ${what}-----\n`;
/** For localhost, vouched for by nobody but itself. */
const OWN_CERTIFICATE = {
  key: pem(
    'PRIVATE KEY',
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnis6oxJhQnRp1bKz9O/YPABZO+P7dRjg8ao5TE/IjIehRANCAAQD',
    'LUyHJYSTJo0GEXrWnLF0N8AorqpsKj5sQSkYObVq/w571mmPnqdrSvXJeB97Wv2tTvDM/2gDGRyFBymEwh+3',
  ),
  cert: pem(
    'CERTIFICATE',
    'MIIBljCCATugAwIBAgIUPT3MQg8dmaoyfMsObJ4J8YoftykwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2',
    'MTExNjIyMzQwMloYDzIxMjYxMDIzMjIzNDAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC',
    'AAQDLUyHJYSTJo0GEXrWnLF0N8AorqpsKj5sQSkYObVq/w571mmPnqdrSvXJeB97Wv2tTvDM/2gDGRyFBymEwh+3o2kwZzAdBgNV',
    'HQ4EFgQUnpL6VR5UCXUY0shG/Tw+x2zy49wwHwYDVR0jBBgwFoAUnpL6VR5UCXUY0shG/Tw+x2zy49wwDwYDVR0TAQH/BAUwAwEB',
    '/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwIDSQAwRgIhAL69CJwiTsLDEioSPRCCP4THxzrClmfmfacNRtfqNo3h',
    'AiEA2NNLRsY0TZeveNBdNoz4rv2yQtBaRau/X65unphid2o=',
  ),
};

/** Answers the first question, whether it speaks TLS, and keeps what comes then. */
async function startImpostor(meet: (socket: Socket, said: Buffer[]) => void) {
  const said: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => meet(socket, said));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { said, url: `postgres://kickstand:secret@localhost:${port}/kickstand?sslmode=verify-full`, server };
}

it.each<[string, (socket: Socket, said: Buffer[]) => void]>([
  [
    'has no TLS',
    (socket, said) => {
      socket.on('data', (chunk) => said.push(chunk));
      socket.write('N');
    },
  ],
  [
    'has a certificate that nobody vouches for',
    (socket, said) => {
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, ...OWN_CERTIFICATE });
      secured.on('error', () => {});
      secured.on('data', (chunk) => said.push(chunk));
    },
  ],
])('with sslmode=verify-full a server that %s is told nothing', async (_what, meet) => {
  const { said, url, server } = await startImpostor(meet);
  const database = openPostgres(url, 'serving');
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/SSL|certificate/i);
  await database.close();
  server.close();
  expect(said).toEqual([]);
});
