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

const LONGEST_PX = 2000;

/** Draws that part anew; the server re-encodes it in every size it needs. */
export async function drawCrop(image: HTMLImageElement, aspect: number, crop: Crop): Promise<Blob> {
  const part = croppedPart({ width: image.naturalWidth, height: image.naturalHeight }, aspect, crop);
  const scale = Math.min(1, LONGEST_PX / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/webp',
      0.92,
    );
  });
}
