import { panelTexts } from '../panel-texts.ts';
import { partOf, sizeOf, WHOLE } from '../uploads/crop.ts';
import type { NewFile } from '../uploads/upload-many.ts';

export const GALLERY_UPLOAD = '/api/galleryupload';
export const GALLERY_PICTURE = 'images';
export const GALLERY_ASPECT = 3 / 2;

export interface NewImage extends NewFile {
  alt: string;
}

/** Of each as much as fits, from its middle. */
export const galleryWay = {
  path: GALLERY_UPLOAD,
  failed: panelTexts.imageAddFailed,
  fieldsOf: ({ file, alt }: NewImage, image: HTMLImageElement) => ({
    alt: alt.trim(),
    part: JSON.stringify(partOf(sizeOf(image), GALLERY_ASPECT, WHOLE)),
    [GALLERY_PICTURE]: file,
  }),
};
