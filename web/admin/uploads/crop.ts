import type { PicturePart } from '../../../contract/picture-library.ts';

export interface Size {
  width: number;
  height: number;
}

/** What of a picture is kept: how far it is enlarged beyond filling the frame, and which point of it is in the middle. */
export interface Crop {
  zoom: number;
  /** Shares of the picture's width and height, 0 to 1. */
  centreX: number;
  centreY: number;
}

export const WHOLE: Crop = { zoom: 1, centreX: 0.5, centreY: 0.5 };

/** The part of the picture inside a frame of this shape, in pixels of the picture; never beyond its edges. */
export function croppedPart(picture: Size, aspect: number, { zoom, centreX, centreY }: Crop) {
  const fill = Math.min(picture.width, picture.height * aspect);
  const width = fill / zoom;
  const height = width / aspect;
  const within = (centre: number, part: number, whole: number) =>
    Math.min(whole - part, Math.max(0, centre * whole - part / 2));
  return { x: within(centreX, width, picture.width), y: within(centreY, height, picture.height), width, height };
}

/** The same in shares of the picture, as calls take it: the server draws the part from the file as it is. */
export function partOf(picture: Size, aspect: number, crop: Crop): PicturePart {
  const { x, y, width, height } = croppedPart(picture, aspect, crop);
  return {
    x: x / picture.width,
    y: y / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
}

/** How a part of a picture is come by, to go on from there. */
export function cropOf(picture: Size, aspect: number, part: PicturePart): Crop {
  const fill = Math.min(picture.width, picture.height * aspect);
  return {
    zoom: Math.max(1, fill / (part.width * picture.width)),
    centreX: part.x + part.width / 2,
    centreY: part.y + part.height / 2,
  };
}

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});
