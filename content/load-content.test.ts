import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoFolder } from './demo-folder.ts';
import { loadContent } from './load-content.ts';

/** Any two models of the demo, and the file of the first. */
const [model, other] = loadContent().models;
const MODEL_FILE = `models/${model?.slug}.json`;

let scratch: string;
let folder: string;

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'kickstand-content-'));
  folder = path.join(scratch, 'content');
  cpSync(demoFolder.content, folder, { recursive: true });
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Writes a value into one file of the copy; undefined takes the field away. */
function edit(file: string, field: string, value: unknown): void {
  const target = path.join(folder, file);
  const json = JSON.parse(readFileSync(target, 'utf8'));
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce((inner, step) => inner[step], json);
  holder[last] = value;
  writeFileSync(target, JSON.stringify(json));
}

const complaint = (): string => {
  try {
    loadContent(folder);
    return 'no complaint';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a broken file is named, with the field at fault', () => {
  it.each([
    ['a missing text', 'site.json', 'dealership', undefined],
    ['a telephone number with nine digits', 'site.json', 'salesPhone', '900000000'],
    ['an unknown field', 'site.json', 'slogan', 'Ride on'],
    ['an address without https', 'site.json', 'map.embed', 'http://maps.example/1'],
    ['a price as text', MODEL_FILE, 'price', '91771'],
    ['a fraction of a rupee', MODEL_FILE, 'price', 1.5],
    ['a vehicle type that is none', MODEL_FILE, 'type', 'cars'],
    ['a colour that is none', MODEL_FILE, 'colours.0.hex', 'blue'],
    ['no colour at all', MODEL_FILE, 'colours', []],
    ['a body that is none', MODEL_FILE, 'body', 'lorry'],
    ['a turn of half its frames', MODEL_FILE, 'turnFrames', 12],
    ['a backslash in a path', 'offers.json', '0.image', '\\pictures\\x.webp'],
    ['a picture of an accessory with a path', 'accessories.json', '0.picture', '../helmet'],
    ['a missing group of the specification', MODEL_FILE, 'specifications.Electrical', undefined],
    ['a branch without an address', 'dealers.json', '7.address', undefined],
    ['an accessory without a price', 'accessories.json', '0.price', undefined],
    ['a slide from another website', 'slides.json', '0.image', 'https://x.example/a.webp'],
    ['a gallery picture without a description', 'gallery.json', '1.alt', ' '],
    ['an offer without a title', 'offers.json', '0.title', undefined],
    ['a body without a model that stands in for it', 'stand-ins.json', 'street', undefined],
  ])('%s', (_what, file, field, value) => {
    edit(file, field, value);
    expect(complaint()).toContain(`content/${file}`);
    expect(complaint()).toContain(field);
  });

  it('a base variant with a price of its own, which would not follow the price of the model', () => {
    edit(MODEL_FILE, 'variants.0.price', 90000);
    expect(complaint()).toContain(`content/${MODEL_FILE}`);
    expect(complaint()).toContain('variants.0');
  });

  it('a picture without its size', () => {
    const manifest = { '/pictures/slides/showroom.webp': { width: 1600, colour: '#808080', bytes: { webp: [1] } } };
    writeFileSync(path.join(folder, 'picture-manifest.json'), JSON.stringify(manifest));
    expect(complaint()).toMatch(/content\/picture-manifest\.json.*showroom\.webp\.height/s);
  });

  it('an accessory that does not exist', () => {
    edit(MODEL_FILE, 'accessories', ['NO-SUCH-PART']);
    expect(complaint()).toContain(`content/${MODEL_FILE}: accessories: NO-SUCH-PART`);
  });

  it('a name that another model has, however it is spaced', () => {
    edit(MODEL_FILE, 'bikeName', [...(other?.bikeName.toLowerCase() ?? '')].join(' '));
    expect(complaint()).toMatch(/content\/models\/.*bikeName.*taken/);
  });

  it('text that is no JSON', () => {
    writeFileSync(path.join(folder, 'offers.json'), '[{ "title": ');
    expect(complaint()).toContain('content/offers.json is not valid JSON');
  });
});
