import { expect, it } from 'vitest';
import { shorten } from './short-messages.ts';

const code = `import { getLocale } from '../runtime.js';
const en_go = () => 'Go';
const kn_go = () => 'Hogi';
const hi_go = en_go;
export const go = ((inputs, options = {}) => {
	const locale = options.locale ?? getLocale()
	if (locale === "kn") return kn_go(inputs)
	return en_go(inputs)
});`;

it.each(['en', 'kn', 'hi'] as const)('a build in %s says what that language says, without a choice', (locale) => {
  const short = shorten(code, locale);
  expect(short).toMatch(new RegExp(`export const go = ${locale}_go;\n$`));
  expect(short).toContain("const kn_go = () => 'Hogi';");
  expect(short).not.toMatch(/options|import/);
});

it('other modules are left alone', () => {
  expect(shorten("export * from './go.js';\n", 'kn')).toBeUndefined();
});
