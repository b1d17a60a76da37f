import { ApiError } from '../../lib/api-error.ts';
import { readPicture } from './read-picture.ts';
import { sendUpload } from './send-upload.ts';

/** One of many files, each of which is sent by itself. */
export interface NewFile {
  key: number;
  file: File;
}

/** What has become of one of many pictures. */
export type Fate = { share: number } | { isDone: true; reply: unknown } | { fault: string };

export const isDone = (fate: Fate | undefined): boolean => fate !== undefined && 'isDone' in fate;

interface Way<One extends NewFile> {
  path: string;
  /** What is sent of one, which is known to be a picture. */
  fieldsOf: (one: One, image: HTMLImageElement) => Record<string, string | Blob>;
  /** What is said of one that did not get through. */
  failed: string;
}

interface Following {
  tell: (key: number, fate: Fate) => void;
  signal: AbortSignal;
}

/** A few at a time: the line stays full, and a phone need not keep all pictures in memory. */
const AT_ONCE = 3;

/** Sends each by itself, tells of every step, and goes on after a failure. */
export async function uploadMany<One extends NewFile>(
  files: readonly One[],
  way: Way<One>,
  { tell, signal }: Following,
): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const { key } = next;
      tell(key, await uploadOne(next, way, { onProgress: (share) => tell(key, { share }), signal }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function uploadOne<One extends NewFile>(
  one: One,
  { path, fieldsOf, failed }: Way<One>,
  following: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Fate> {
  following.onProgress(0);
  try {
    const image = await readPicture(one.file);
    if (typeof image === 'string') return { fault: image };
    const fields = fieldsOf(one, image);
    URL.revokeObjectURL(image.src);
    return { isDone: true, reply: await sendUpload({ path, fields, ...following }) };
  } catch (error) {
    return { fault: (error instanceof ApiError && error.message) || failed };
  }
}
