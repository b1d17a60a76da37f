import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';

/** Everything that Kickstand must not be: a scanner that finds nothing here has not worked. Listens to this machine alone. */

const database = new DatabaseSync(':memory:');
database.exec(`create table enquiries (name text); insert into enquiries values ('Asha'), ('Ravi')`);

const server = createServer({ headersTimeout: 0, requestTimeout: 0 }, async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  if (url.pathname === '/backup.sql') return send(200, 'text/plain', 'insert into staff');
  if (request.method === 'POST') {
    try {
      const { name } = JSON.parse((await text(request)) || '{}');
      const rows = database.prepare(`select name from enquiries where name = '${name}'`).all();
      return send(200, 'application/json', JSON.stringify(rows));
    } catch (error) {
      return send(500, 'text/plain', String(error));
    }
  }
  if (url.pathname !== '/') return send(404, 'text/plain', 'Not found');
  const form = '<form action="/"><input name="q"><button>Search</button></form>';
  return send(
    200,
    'text/html',
    `<!doctype html><html><body>${form}<p>${url.searchParams.get('q') ?? ''}</p></body></html>`,
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
