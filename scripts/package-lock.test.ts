import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
});
const lockText = readFileSync(path.join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const { packages } = lockSchema.parse(JSON.parse(lockText));

/** The halves of packages that are made for one kind of processor: `name-linux-x64` and `name-linux-arm64-gnu`. */
const nativeHalves = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
  Object.keys(optionalDependencies).filter((name) => /linux-(x64|arm64)(-gnu)?$/.test(name)),
);

describe('the locked packages', () => {
  it('can be fetched from any registry', () => {
    expect(lockText).not.toContain('"resolved"');
  });

  it('have native halves', () => {
    expect(nativeHalves.length).toBeGreaterThan(20);
  });

  it.each(nativeHalves)('can be installed on both kinds of processor: %s', (name) => {
    expect(packages).toHaveProperty([`node_modules/${name}`]);
  });
});
