import { releaseAddress } from '../contract/pictures.ts';
import type { BodyType, ModelContent, PictureManifest } from '../contract/schemas/content.ts';
import { ContentError } from './content-error.ts';

interface Pictured {
  manifest: PictureManifest;
  /** The model whose pictures stand in for those of its body type. */
  standIns: Readonly<Record<BodyType, string>>;
  framesOf: (slug: string) => number;
}

export interface ModelPictures {
  /** The model's name as lettering. */
  name: string;
  icon: string;
  hero: string;
  turn: string[];
  colours: string[];
  features: string[];
}

type Model = Pick<ModelContent, 'body' | 'turnFrames'> & { slug: string; colours: unknown[]; features: unknown[] };

export type PictureBook = ReturnType<typeof openPictureBook>;

/** Finds the picture for every place, or one that can stand in for it, so that none is ever broken. */
export function openPictureBook({ manifest, standIns, framesOf }: Pictured) {
  const missing = new Set<string>();
  const has = (address: string) => address in manifest;
  const ofModel = (slug: string, view: string) => releaseAddress(`models/${slug}/${view}`);

  /** The first set that is there as a whole; what is missing of the set that is wanted is noted. */
  const firstSet = ([wanted = [], ...others]: string[][]): string[] => {
    for (const address of wanted) if (!has(address)) missing.add(address);
    const found = [wanted, ...others].find((set) => set.every(has));
    if (found) return found;
    const lacking = wanted.find((address) => !has(address));
    throw new ContentError(`content/picture-manifest.json has no ${lacking}, nor a picture to stand in for it.`);
  };
  const first = (...choices: string[]): string => firstSet(choices.map((address) => [address]))[0] as string;
  const frames = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => releaseAddress(`${folder}/turn-${String(index + 1).padStart(2, '0')}`));

  /** A picture of the model itself goes before another model's, even if it shows it from another side. */
  const modelPictures = ({ slug, body, turnFrames, colours, features }: Model): ModelPictures => {
    const standIn = standIns[body];
    const own = (view: string) => ofModel(slug, view);
    const hero = first(own('hero'), ofModel(standIn, 'hero'));
    const icon = first(own('side'), own('hero'), ofModel(standIn, 'side'), ofModel(standIn, 'hero'));
    // Frames of two vehicles in one turn would jump, and another model's feature or colour would belie its text.
    const turn = firstSet([frames(`models/${slug}`, turnFrames), frames(`models/${standIn}`, framesOf(standIn))]);
    return {
      name: `/pictures/names/${slug}.svg`,
      icon,
      hero,
      turn,
      // The hero shows the first colour.
      colours: colours.map((_, index) => (index === 0 ? hero : first(own(`colour-${index + 1}`), hero))),
      features: features.map((_, index) => first(own(`feature-${index + 1}`), hero)),
    };
  };

  const accessoryPicture = (kind: string): string => first(releaseAddress(`accessories/${kind}`));

  return { modelPictures, accessoryPicture, scene: (address: string) => first(address), missing };
}
