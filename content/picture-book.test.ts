import { describe, expect, it } from 'vitest';
import type { BodyType, PictureManifest } from '../contract/schemas/content.ts';
import { bodyTypes } from '../contract/schemas/content.ts';
import { openPictureBook } from './picture-book.ts';

const entry = { width: 800, height: 600, colour: '#808080', bytes: {} };
const turn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/turn-${String(index + 1).padStart(2, '0')}`);
const address = (name: string) => `/pictures/${name}.webp`;
const standIns = Object.fromEntries(bodyTypes.map((body) => [body, 'sp125'])) as Record<BodyType, string>;
const open = (...names: string[]) => {
  const manifest: PictureManifest = Object.fromEntries(names.map((name) => [address(name), entry]));
  return openPictureBook({ manifest, standIns, framesOf: (slug) => (slug === 'sp125' ? 36 : 24) });
};
const sp160 = { slug: 'sp160', body: 'street' as BodyType, turnFrames: 24 as const, colours: [1, 2], features: [1, 2] };

const standIn = ['models/sp125/hero', 'models/sp125/side', ...turn('models/sp125', 36)];

describe('a model without any picture', () => {
  it('shows what its stand-in has, but never its colours or features', () => {
    const pictures = open(...standIn, 'models/sp125/colour-2', 'models/sp125/feature-1').modelPictures(sp160);
    const hero = address('models/sp125/hero');
    expect(pictures).toEqual({
      name: '/pictures/names/sp160.svg',
      hero,
      icon: address('models/sp125/side'),
      turn: turn('models/sp125', 36).map(address),
      // Another model's colour or feature would belie the text beside it.
      colours: [hero, hero],
      features: [hero, hero],
    });
  });

  it('shows the hero of its stand-in on the card while that has no side view', () => {
    const { icon } = open('models/sp125/hero', ...turn('models/sp125', 36)).modelPictures(sp160);
    expect(icon).toBe(address('models/sp125/hero'));
  });
});

describe('a model with some pictures', () => {
  it('shows them, and its own hero in place of what it lacks', () => {
    const own = ['models/sp160/hero', 'models/sp160/colour-2', 'models/sp160/feature-1'];
    expect(open(...standIn, ...own).modelPictures(sp160)).toMatchObject({
      hero: address('models/sp160/hero'),
      icon: address('models/sp160/hero'),
      colours: [address('models/sp160/hero'), address('models/sp160/colour-2')],
      features: [address('models/sp160/feature-1'), address('models/sp160/hero')],
    });
  });

  it('never mixes the frames of two vehicles', () => {
    const some = [...standIn, ...turn('models/sp160', 24).slice(0, 23)];
    expect(open(...some).modelPictures(sp160).turn).toEqual(turn('models/sp125', 36).map(address));
    const whole = [...standIn, ...turn('models/sp160', 24)];
    expect(open(...whole).modelPictures(sp160).turn).toEqual(turn('models/sp160', 24).map(address));
  });

  it('waits for all of 36 frames', () => {
    const sp125 = { ...sp160, slug: 'sp125', turnFrames: 36 as const };
    expect(() => open('models/sp125/hero', ...turn('models/sp125', 24)).modelPictures(sp125)).toThrow('turn-25');
  });
});

describe('what is missing', () => {
  it('is noted, and nothing else', () => {
    const book = open(...standIn, 'models/sp160/hero', ...turn('models/sp160', 23), 'slides/showroom');
    book.modelPictures({ ...sp160, features: [] });
    book.scene(address('slides/showroom'));
    expect([...book.missing].sort()).toEqual(
      ['models/sp160/colour-2', 'models/sp160/side', 'models/sp160/turn-24'].map(address),
    );
  });

  it('is an error that names it when nothing can stand in', () => {
    expect(() => open().modelPictures(sp160)).toThrow(/picture-manifest\.json has no .*models\/sp160\/hero\.webp/);
    expect(() => open().scene(address('gallery/delivery'))).toThrow('/pictures/gallery/delivery.webp');
    expect(() => open().accessoryPicture('helmet')).toThrow('/pictures/accessories/helmet.webp');
  });
});
