import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeBill, withoutLicence } from './complete-bill.ts';

const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'));

/** As the tool writes it. */
const component = (group: string, name: string, place: string, licence?: string) => ({
  type: 'library',
  name,
  ...(group && { group }),
  'bom-ref': `kickstand@0.1.0|${name}`,
  ...(licence && { licenses: [{ license: { id: licence, acknowledgement: 'declared' } }] }),
  properties: [{ name: 'cdx:npm:package:path', value: place }],
});

describe('the list of what the product is made of', () => {
  it('has the hash of each package, also of the second of two versions', () => {
    const bill = {
      bomFormat: 'CycloneDX',
      components: [
        component('', 'zod', 'node_modules/zod', 'MIT'),
        component('', 'b', 'node_modules/a/node_modules/b', 'ISC'),
      ],
    };
    const packages = {
      'node_modules/zod': { integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}` },
      'node_modules/b': { integrity: `sha512-${Buffer.alloc(64, 2).toString('base64')}` },
      'node_modules/a/node_modules/b': { integrity: `sha512-${Buffer.alloc(64, 3).toString('base64')}` },
    };
    const complete = completeBill(bill, { packages });
    expect(complete).toMatchObject({ ...bill, components: bill.components });
    expect(complete.components.map(({ hashes }) => hashes)).toEqual([
      [{ alg: 'SHA-512', content: '01'.repeat(64) }],
      [{ alg: 'SHA-512', content: '03'.repeat(64) }],
    ]);
  });

  it('has a licence also of packages that state it elsewhere, and leaves the others as they are', () => {
    const components = [
      component('@inlang', 'plugin-message-format', 'node_modules/@inlang/plugin-message-format'),
      component('', 'zod', 'node_modules/zod', 'MIT'),
    ];
    const complete = completeBill({ components }, lock);
    expect(complete.components.map(({ licenses }) => licenses)).toEqual([
      [{ license: { id: 'MIT' } }],
      components[1]?.licenses,
    ]);
  });

  it('leaves no package of production without a licence', () => {
    expect(withoutLicence(lock)).toEqual([]);
    const packages = { '': {}, 'node_modules/a/node_modules/@b/c': {}, 'node_modules/d': { dev: true } };
    expect(withoutLicence({ packages })).toEqual(['@b/c']);
  });
});
