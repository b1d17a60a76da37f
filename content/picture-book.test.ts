import { describe, expect, it } from 'vitest';
import type { BodyType, PictureManifest } from '../contract/content.ts';
import { bodyTypes } from '../contract/content.ts';
import { openPictureBook, standIns } from './picture-book.ts';

const entry = { width: 800, height: 600, colour: '#808080', bytes: {} };
const turn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/turn-${String(index + 1).padStart(2, '0')}`);
const interim = [
  ...['motorcycle', 'scooter', 'electric'].flatMap((body) => [
    `body/${body}/hero`,
    `body/${body}/side`,
    ...turn(`body/${body}`, 24),
  ]),
  'scenes/banner',
];

const address = (name: string) => `/pictures/${name}.webp`;
const open = (...names: string[]) => {
  const manifest: PictureManifest = Object.fromEntries(names.map((name) => [address(name), entry]));
  return openPictureBook(manifest, (slug) => (slug === 'sp125' ? 36 : 24));
};
const sp160 = { slug: 'sp160', body: 'street' as BodyType, turnFrames: 24 as const, colours: [1, 2], features: [1, 2] };

describe('a model without any picture', () => {
  it('shows the interim pictures of its body', () => {
    const pictures = open(...interim).modelPictures(sp160);
    expect(pictures).toMatchObject({
      name: '/pictures/names/sp160.svg',
      hero: address('body/motorcycle/hero'),
      icon: address('body/motorcycle/side'),
      turn: turn('body/motorcycle', 24).map(address),
      colours: [address('body/motorcycle/hero'), address('body/motorcycle/hero')],
      features: [address('body/motorcycle/hero'), address('body/motorcycle/hero')],
    });
  });

  it('shows what its stand-in has as soon as that has something', () => {
    const own = ['models/sp125/hero', 'models/sp125/side', 'models/sp125/colour-2', 'models/sp125/feature-1'];
    const pictures = open(...interim, ...own, ...turn('models/sp125', 36)).modelPictures(sp160);
    expect(pictures).toMatchObject({
      hero: address('models/sp125/hero'),
      icon: address('models/sp125/side'),
      turn: turn('models/sp125', 36).map(address),
    });
    // Another model's colour or feature would belie the text beside it.
    expect(pictures.colours).toEqual([address('models/sp125/hero'), address('models/sp125/hero')]);
    expect(pictures.features).toEqual([address('models/sp125/hero'), address('models/sp125/hero')]);
  });

  it('shows the hero of its stand-in on the card while that has no side view', () => {
    const { icon } = open(...interim, 'models/sp125/hero').modelPictures(sp160);
    expect(icon).toBe(address('models/sp125/hero'));
  });

  it.each(bodyTypes)('has something to show whatever its body: %s', (body) => {
    const { hero, icon, turn: frames } = open(...interim).modelPictures({ ...sp160, body });
    for (const shown of [hero, icon, ...frames]) expect(interim.map(address)).toContain(shown);
    expect(standIns[body]).toMatch(/^[a-z0-9-]+$/);
  });
});

describe('a model with some pictures', () => {
  it('shows them, and its own hero in place of what it lacks', () => {
    const own = ['models/sp160/hero', 'models/sp160/colour-2', 'models/sp160/feature-1'];
    const pictures = open(...interim, 'models/sp125/side', ...own).modelPictures(sp160);
    expect(pictures).toMatchObject({
      hero: address('models/sp160/hero'),
      icon: address('models/sp160/hero'),
      colours: [address('models/sp160/hero'), address('models/sp160/colour-2')],
      features: [address('models/sp160/feature-1'), address('models/sp160/hero')],
    });
  });

  it('never mixes the frames of two vehicles', () => {
    const some = turn('models/sp160', 24).slice(0, 23);
    expect(open(...interim, ...some).modelPictures(sp160).turn).toEqual(turn('body/motorcycle', 24).map(address));
    const standIn = [...interim, ...some, ...turn('models/sp125', 36)];
    expect(open(...standIn).modelPictures(sp160).turn).toEqual(turn('models/sp125', 36).map(address));
    const whole = [...standIn, ...turn('models/sp160', 24)];
    expect(open(...whole).modelPictures(sp160).turn).toEqual(turn('models/sp160', 24).map(address));
  });

  it('waits for all of 36 frames', () => {
    const sp125 = { ...sp160, slug: 'sp125', turnFrames: 36 as const };
    const { turn: frames } = open(...interim, ...turn('models/sp125', 24)).modelPictures(sp125);
    expect(frames).toEqual(turn('body/motorcycle', 24).map(address));
  });
});

describe('what is missing', () => {
  it('is noted, and nothing else', () => {
    const book = open(...interim, 'models/sp160/hero', ...turn('models/sp160', 23));
    book.modelPictures({ ...sp160, features: [] });
    book.scene(address('slides/showroom'));
    book.scene(address('scenes/banner'));
    book.accessoryPicture('helmet');
    expect([...book.missing].sort()).toEqual(
      [
        'accessories/helmet',
        'models/sp160/colour-2',
        'models/sp160/side',
        'models/sp160/turn-24',
        'slides/showroom',
      ].map(address),
    );
  });

  it('is an error that names it when nothing can stand in', () => {
    expect(() => open().modelPictures(sp160)).toThrow(/picture-manifest\.json has no .*models\/sp160\/hero\.webp/);
    expect(() => open().scene(address('gallery/delivery'))).toThrow('/pictures/gallery/delivery.webp');
  });
});

describe('accessories and scenes', () => {
  it('are drawn until they are rendered', () => {
    expect(open().accessoryPicture('top-box')).toBe('/pictures/accessories/top-box.svg');
    expect(open('accessories/top-box').accessoryPicture('top-box')).toBe(address('accessories/top-box'));
  });

  it('show the banner until they are rendered', () => {
    expect(open('scenes/banner').scene(address('slides/showroom'))).toBe(address('scenes/banner'));
    expect(open('slides/showroom').scene(address('slides/showroom'))).toBe(address('slides/showroom'));
  });
});
