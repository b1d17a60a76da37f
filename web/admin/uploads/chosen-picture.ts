import type { Crop } from './crop.ts';

export interface ChosenPicture {
  image: HTMLImageElement;
  crop: Crop;
}

/** One that is to be uploaded, as it is. */
export interface ChosenFile extends ChosenPicture {
  file: File;
  /** Of the part that small screens show. */
  phoneCrop?: Crop;
}
