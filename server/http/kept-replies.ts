/** The bytes of a finished answer, as they are sent. */
export interface KeptReply {
  plain: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
}

/** Enough for every page in every language, plain and lean, several times over; nobody can make it grow beyond. */
const MOST_BYTES = 96 * 1024 * 1024;

/** As much as fits; what has not been asked for longest goes first. */
export class KeptReplies<Reply extends KeptReply> {
  #mostBytes: number;
  #bytes = 0;
  /** In the order in which they were last asked for. */
  #replies = new Map<string, Reply>();

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Reply | undefined {
    const reply = this.#replies.get(key);
    if (!reply) return undefined;
    this.#replies.delete(key);
    this.#replies.set(key, reply);
    return reply;
  }

  keep(key: string, reply: Reply): void {
    this.#drop(key);
    this.#replies.set(key, reply);
    this.#bytes += bytesOf(reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const reply = this.#replies.get(key);
    if (!reply) return;
    this.#replies.delete(key);
    this.#bytes -= bytesOf(reply);
  }
}

const bytesOf = ({ plain, brotli, gzip }: KeptReply): number =>
  plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
