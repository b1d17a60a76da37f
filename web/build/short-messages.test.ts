import { expect, it } from 'vitest';
import { shorten } from './short-messages.ts';

const choosing = 'export const go = ((inputs, options = {}) => {\n\treturn en_go(inputs)\n});';

it('a sentence without translations says what the base language says', () => {
  const code = `const en_go = () => {\n\treturn 'Go'\n};\nconst kn_go = en_go;\nconst hi_go = en_go;\n${choosing}`;
  const short = shorten(code);
  expect(short).toContain("return 'Go'");
  expect(short).toMatch(/export const go = en_go;\n$/);
  expect(short).not.toContain('options');
});

it('a sentence with a translation keeps its choice', () => {
  const code = `const en_go = () => 'Go';\nconst kn_go = () => 'Hogi';\nconst hi_go = en_go;\n${choosing}`;
  expect(shorten(code)).toBeUndefined();
});

it('other modules are left alone', () => {
  expect(shorten("export * from './go.js';\n")).toBeUndefined();
});
