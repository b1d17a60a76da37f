import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LockFile } from './bill-of-materials.ts';
import { billOfMaterials } from './bill-of-materials.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'));
const bill = billOfMaterials(read('package-lock.json') as LockFile);
const fullName = ({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name);

describe('the list of what the product is made of', () => {
  it('has every dependency of production, also those that development needs too, and none of development alone', () => {
    const { dependencies, optionalDependencies, devDependencies } = read('package.json');
    const names = new Set(bill.components.map(fullName));
    expect(Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !names.has(name))).toEqual([]);
    expect([...names]).toEqual(expect.arrayContaining(['pg', 'vite', 'zod', 'pg-protocol']));
    expect(Object.keys(devDependencies)).toContain('vitest');
    expect(names).not.toContain('vitest');
  });

  it('says version, licence, address and hash of each, and each once', () => {
    expect(new Set(bill.components.map((component) => component['bom-ref'])).size).toBe(bill.components.length);
    for (const component of bill.components) {
      const { version, licenses, purl, hashes } = component;
      const licence = licenses?.map((one) => ('expression' in one ? one.expression : one.license.id)).join();
      expect(version, component['bom-ref']).toMatch(/^\d+\.\d+\.\d+/);
      expect(licence, component['bom-ref']).toMatch(/^\(?[A-Z0-9][\w.-]+/);
      expect(purl).toBe(`pkg:npm/${fullName(component).replace('@', '%40')}@${version}`);
      expect(hashes, component['bom-ref']).toEqual([
        { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) },
      ]);
    }
  });

  it('says what needs what, and every name in it is in the list', () => {
    const refs = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])]);
    expect(new Set(bill.dependencies.map(({ ref }) => ref))).toEqual(refs);
    const unknown = bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref));
    expect(unknown).toEqual([]);
    const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect([...refs].filter((ref) => !needed.has(ref))).toEqual([bill.metadata.component['bom-ref']]);
  });

  it('is the same each time, and finds the nearest of two versions', () => {
    const lock = read('package-lock.json') as LockFile;
    const backwards = { ...lock, packages: Object.fromEntries(Object.entries(lock.packages).reverse()) };
    expect(billOfMaterials(backwards).components).toEqual(bill.components);
    const packages = {
      '': { dependencies: { a: '*', b: '*' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0' },
    };
    const { dependencies } = billOfMaterials({ name: 'x', version: '1.0.0', packages });
    expect(dependencies.map(({ ref, dependsOn }) => [ref, ...dependsOn])).toEqual([
      ['x@1.0.0', 'a@1.0.0', 'b@1.0.0'],
      ['a@1.0.0', 'b@2.0.0'],
      ['b@2.0.0'],
      ['b@1.0.0'],
    ]);
  });
});
