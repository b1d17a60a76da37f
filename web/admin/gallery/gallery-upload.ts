import { ApiError } from '../../lib/api-error.ts';
import { panelTexts } from '../panel-texts.ts';
import { drawCrop, WHOLE } from '../uploads/crop.ts';
import { readPicture } from '../uploads/read-picture.ts';
import { sendUpload } from '../uploads/send-upload.ts';

export const GALLERY_UPLOAD = '/api/galleryupload';
export const GALLERY_PICTURE = 'images';
export const GALLERY_ASPECT = 3 / 2;

export interface NewImage {
  key: number;
  file: File;
  alt: string;
}

/** What has become of one of many pictures. */
export type Fate = { share: number } | { isDone: true } | { fault: string };

/** A few at a time: the line stays full, and a phone need not keep all pictures in memory. */
const AT_ONCE = 3;

/** Sends each by itself, tells of every step, and goes on after a failure. */
export async function uploadImages(
  images: readonly NewImage[],
  tell: (key: number, fate: Fate) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...images];
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const { key } = next;
      tell(key, await uploadImage(next, (share) => tell(key, { share }), signal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function uploadImage(
  { file, alt }: NewImage,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Fate> {
  onProgress(0);
  try {
    const image = await readPicture(file);
    if (typeof image === 'string') return { fault: image };
    const blob = await drawCrop(image, GALLERY_ASPECT, WHOLE);
    URL.revokeObjectURL(image.src);
    const fields = { alt: alt.trim(), [GALLERY_PICTURE]: blob };
    await sendUpload({ path: GALLERY_UPLOAD, fields, onProgress, signal });
    return { isDone: true };
  } catch (error) {
    return { fault: (error instanceof ApiError && error.message) || panelTexts.imageAddFailed };
  }
}
