import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentVersion } from './content-version.ts';
import { isSameTag } from './etag.ts';

interface CachedReply {
  version: number;
  status: number;
  contentType: string;
  vary: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
}

export interface FreshReply {
  status: number;
  contentType: string;
  body: string;
  /** False for answers about unknown names: invented names must not push out real ones. */
  isKept: boolean;
  /** Headers besides, on which the answer depends; the key must tell them apart. */
  variesBy?: string;
}

const MAX_ENTRIES = 1000;
/** Below this a compressed body is hardly smaller, and the processor has better things to do. */
const WORTH_COMPRESSING_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Finished answers, compressed, kept until the content changes. */
export class ReplyCache {
  #version: ContentVersion;
  #entries = new Map<string, CachedReply>();
  #making = new Map<string, Promise<CachedReply>>();

  constructor(version: ContentVersion) {
    this.#version = version;
  }

  /** Sends what is kept under the key; makes it first when it is missing or older than the content. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<FreshReply>,
  ): FastifyReply | Promise<FastifyReply> {
    const version = this.#version.current();
    const kept = this.#entries.get(key);
    if (kept?.version === version) return sendCached(request, reply, kept);
    return this.#sendFresh(request, reply, key, make);
  }

  async #sendFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<FreshReply>,
  ): Promise<FastifyReply> {
    const version = await this.#version.current();
    const kept = this.#entries.get(key);
    const entry = kept?.version === version ? kept : await this.#make(key, version, make);
    return sendCached(request, reply, entry);
  }

  #make(key: string, version: number, make: () => Promise<FreshReply>): Promise<CachedReply> {
    // One in the making for an older version may have read what is no longer true.
    const versionedKey = `${version} ${key}`;
    const making = this.#making.get(versionedKey);
    if (making) return making;
    const task = this.#makeAndKeep(key, version, make).finally(() => this.#making.delete(versionedKey));
    this.#making.set(versionedKey, task);
    return task;
  }

  async #makeAndKeep(key: string, version: number, make: () => Promise<FreshReply>): Promise<CachedReply> {
    const fresh = await make();
    const entry = await finish(fresh, version);
    if (fresh.isKept) this.#keep(key, entry);
    return entry;
  }

  #keep(key: string, entry: CachedReply): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value ?? '');
  }
}

async function finish(fresh: FreshReply, version: number): Promise<CachedReply> {
  const plain = Buffer.from(fresh.body);
  const isWorthIt = plain.length >= WORTH_COMPRESSING_BYTES;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return {
    version,
    status: fresh.status,
    contentType: fresh.contentType,
    vary: fresh.variesBy ? `accept-encoding, ${fresh.variesBy}` : 'accept-encoding',
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: isWorthIt ? await compressBrotli(plain, quality) : undefined,
    gzip: isWorthIt ? await compressGzip(plain) : undefined,
  };
}

function sendCached(request: FastifyRequest, reply: FastifyReply, entry: CachedReply): FastifyReply {
  reply.header('etag', entry.etag);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', entry.vary);
  if (entry.status === 200 && isSameTag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send();
  reply.code(entry.status).header('content-type', entry.contentType);
  const accepted = request.headers['accept-encoding'];
  if (accepted && entry.brotli && accepts(accepted, 'br')) {
    return reply.header('content-encoding', 'br').send(entry.brotli);
  }
  if (accepted && entry.gzip && accepts(accepted, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(entry.gzip);
  }
  return reply.send(entry.plain);
}

const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((one) => {
    const [name, ...parameters] = one.trim().split(/\s*;\s*/);
    return name?.toLowerCase() === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/i.test(parameter));
  });
