import type { Crop } from './crop.ts';

export interface ChosenPicture {
  image: HTMLImageElement;
  crop: Crop;
}
