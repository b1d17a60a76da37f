import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts.ts';
import { isSameTag } from './etag.ts';
import type { KeptReply } from './kept-replies.ts';
import { KeptReplies } from './kept-replies.ts';

interface CachedReply extends KeptReply {
  version: number;
  edition: string;
  status: number;
  contentType: string;
  vary: string;
  cacheControl: string;
  policy: string | undefined;
  etag: string;
}

/** Which state of the content is the newest. */
export interface Version {
  current(): number | Promise<number>;
}

/** What an answer is kept under, and what is asked before one is made. */
export interface Wanted {
  key: string;
  /** One of another edition is as old as one of another content version: a page knows what day it is. */
  edition?: string;
  /** For a host that somebody may have made up: kept apart, so that it pushes out nothing that was asked for under ours. */
  isDoubtful?: boolean;
  /** Throws where this visitor may have nothing made that is not kept; only asked for what never was. */
  beforeMaking?: () => void;
  /** Told of what was made and is not kept. */
  afterWaste?: () => void;
}

export interface FreshReply {
  status: number;
  contentType: string;
  body: string;
  /** False for answers about unknown names: invented names must not push out real ones. */
  isKept: boolean;
  /** Headers besides, on which the answer depends; the key must tell them apart. */
  variesBy?: string;
  /** The content security policy of a page: kept with it, because both follow from the same facts. */
  policy?: string;
  /** Caches may keep an answer and have to ask each time, unless this says otherwise. */
  cacheControl?: string;
}

/** Room for every page under two or three hosts. */
const MOST_DOUBTFUL_BYTES = 32 * 1024 * 1024;

/** Below this a compressed body is hardly smaller, and the processor has better things to do. */
const WORTH_COMPRESSING_BYTES = 1024;

type Coding = 'brotli' | 'gzip';
/** As requests and answers name them. */
const NAMES: Record<Coding, string> = { brotli: 'br', gzip: 'gzip' };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Finished answers, compressed, kept until the content changes. */
export class ReplyCache {
  #version: Version;
  #entries: KeptReplies<CachedReply>;
  #doubtful = new KeptReplies<CachedReply>(MOST_DOUBTFUL_BYTES);
  #making = new Map<string, Promise<CachedReply>>();
  #packing = new Map<string, Promise<CachedReply>>();

  constructor(version: Version, mostBytes?: number) {
    this.#version = version;
    this.#entries = new KeptReplies(mostBytes);
  }

  /** Sends what is kept under the key; makes it first when it is missing or older than the content. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
    make: () => Promise<FreshReply>,
  ): FastifyReply | Promise<FastifyReply> {
    const version = this.#version.current();
    const kept = this.#placeOf(wanted).get(wanted.key);
    const coding = codingOf(request);
    if (typeof version === 'number' && isCurrent(kept, version, wanted) && isPacked(kept, coding)) {
      return sendCached(request, reply, kept, coding);
    }
    return this.#sendFresh(request, reply, wanted, make);
  }

  async #sendFresh(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
    make: () => Promise<FreshReply>,
  ): Promise<FastifyReply> {
    const version = await this.#version.current();
    const kept = this.#placeOf(wanted).get(wanted.key);
    const entry = isCurrent(kept, version, wanted) ? kept : await this.#make(wanted, version, make);
    const coding = codingOf(request);
    return sendCached(request, reply, await this.#pack(wanted, entry, coding), coding);
  }

  /** Compressed when somebody first wants it so: a visitor waits for no coding that another browser reads. */
  #pack(wanted: Wanted, entry: CachedReply, coding: Coding | undefined): CachedReply | Promise<CachedReply> {
    if (!coding || isPacked(entry, coding)) return entry;
    const key = `${coding} ${entry.etag} ${wanted.key}`;
    const packing = this.#packing.get(key);
    if (packing) return packing;
    const task = this.#packAndKeep(wanted, entry, coding).finally(() => this.#packing.delete(key));
    this.#packing.set(key, task);
    return task;
  }

  async #packAndKeep(wanted: Wanted, entry: CachedReply, coding: Coding): Promise<CachedReply> {
    const packed: CachedReply = { ...entry, ...(await compressed(entry.plain, coding)) };
    const place = this.#placeOf(wanted);
    if (place.get(wanted.key) !== entry) return packed;
    place.keep(wanted.key, packed);
    return packed;
  }

  #make(wanted: Wanted, version: number, make: () => Promise<FreshReply>): Promise<CachedReply> {
    // One in the making for an older version may have read what is no longer true.
    const versionedKey = `${version} ${wanted.edition ?? ''} ${wanted.key}`;
    const making = this.#making.get(versionedKey);
    if (making) return making;
    if (!this.#placeOf(wanted).get(wanted.key)) wanted.beforeMaking?.();
    const task = this.#makeAndKeep(wanted, version, make).finally(() => this.#making.delete(versionedKey));
    this.#making.set(versionedKey, task);
    return task;
  }

  async #makeAndKeep(wanted: Wanted, version: number, make: () => Promise<FreshReply>): Promise<CachedReply> {
    const { key, edition = '', afterWaste } = wanted;
    const fresh = await make();
    const entry = finish(fresh, version, edition);
    if (fresh.isKept) this.#placeOf(wanted).keep(key, entry);
    else afterWaste?.();
    return entry;
  }

  #placeOf({ isDoubtful }: Wanted): KeptReplies<CachedReply> {
    return isDoubtful ? this.#doubtful : this.#entries;
  }
}

const isCurrent = (kept: CachedReply | undefined, version: number, { edition = '' }: Wanted): kept is CachedReply =>
  kept?.version === version && kept.edition === edition;

function finish(fresh: FreshReply, version: number, edition: string): CachedReply {
  const plain = Buffer.from(fresh.body);
  return {
    version,
    edition,
    status: fresh.status,
    contentType: fresh.contentType,
    vary: fresh.variesBy ? `accept-encoding, ${fresh.variesBy}` : 'accept-encoding',
    cacheControl: fresh.cacheControl ?? 'no-cache',
    policy: fresh.policy,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: undefined,
    gzip: undefined,
  };
}

/** The best that this visitor can read. */
function codingOf({ headers }: FastifyRequest): Coding | undefined {
  const accepted = headers['accept-encoding'];
  if (!accepted) return undefined;
  if (accepts(accepted, NAMES.brotli)) return 'brotli';
  return accepts(accepted, NAMES.gzip) ? 'gzip' : undefined;
}

const isPacked = (entry: CachedReply, coding: Coding | undefined): boolean =>
  !coding || Boolean(entry[coding]) || entry.plain.length < WORTH_COMPRESSING_BYTES;

const compressed = async (plain: Buffer, coding: Coding): Promise<Partial<KeptReply>> =>
  coding === 'brotli' ? { brotli: await compressBrotli(plain, BROTLI) } : { gzip: await compressGzip(plain) };

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedReply,
  coding: Coding | undefined,
): FastifyReply {
  reply.header('etag', entry.etag);
  reply.header('cache-control', entry.cacheControl);
  reply.header('vary', entry.vary);
  if (entry.policy) reply.header('content-security-policy', entry.policy);
  if (entry.status === 200 && isSameTag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send();
  reply.code(entry.status).header('content-type', entry.contentType);
  const packed = coding && entry[coding];
  return packed ? reply.header('content-encoding', NAMES[coding]).send(packed) : reply.send(entry.plain);
}
