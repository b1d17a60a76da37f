import { describe, expect, it } from 'vitest';
import { frameTags, manifestSchema, pageAssets, pageTags } from './asset-tags.ts';
import { startTag } from './start-script.ts';

const manifest = manifestSchema.parse({
  '_packages.js': { file: 'assets/packages-1.js', name: 'packages' },
  '_frame.js': {
    file: 'assets/frame-2.js',
    imports: ['_packages.js'],
    css: ['assets/frame-3.css'],
    assets: ['assets/anek-latin-7.woff2', 'assets/anek-plain-400-9.woff2', 'assets/anek-kannada-8.woff2'],
  },
  'web/entry.tsx': { file: 'assets/entry-4.js', isEntry: true, imports: ['_frame.js'] },
  'web/page.tsx': { file: 'assets/page-5.js', imports: ['_packages.js', '_frame.js'], css: ['assets/page-6.css'] },
});

describe('the tags of a page', () => {
  it('load its styles and letters, and name once every script that is fetched after them, those to run in their order', () => {
    expect(pageTags(pageAssets(manifest, ['web/entry.tsx', 'web/page.tsx'], 'en')).split('\n')).toEqual([
      '<link rel="stylesheet" href="/assets/frame-3.css">',
      '<link rel="stylesheet" href="/assets/page-6.css">',
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/anek-latin-7.woff2">',
      startTag(['assets/packages-1.js', 'assets/frame-2.js', 'assets/entry-4.js'], ['assets/page-5.js']),
    ]);
  });

  it('leave out the script of a page that is only to be read, but not its styles', () => {
    const tags = pageTags(pageAssets(manifest, ['web/entry.tsx', 'web/page.tsx'], 'en', true));
    expect(tags).toContain('assets/page-6.css');
    expect(tags).not.toContain('assets/page-5.js');
    expect(tags).toContain(startTag(['assets/packages-1.js', 'assets/frame-2.js', 'assets/entry-4.js'], []));
  });

  it("ask ahead for the letters of the page's language, and for plain ones between them", () => {
    const { fonts } = pageAssets(manifest, ['web/entry.tsx', 'web/page.tsx'], 'kn');
    expect(fonts).toEqual(['/assets/anek-plain-400-9.woff2', '/assets/anek-kannada-8.woff2']);
  });

  it('cannot be made for a file that the build does not know', () => {
    expect(() => pageAssets(manifest, ['web/entry.tsx', 'web/misspelt.tsx'], 'en')).toThrow('web/misspelt.tsx');
  });
});

describe('the tags of the panel', () => {
  it('run its script at once and announce every file that it will ask for', () => {
    expect(frameTags(manifest, 'web/entry.tsx').split('\n')).toEqual([
      '<link rel="stylesheet" href="/assets/frame-3.css">',
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/anek-latin-7.woff2">',
      '<script type="module" src="/assets/entry-4.js"></script>',
      '<link rel="modulepreload" href="/assets/packages-1.js">',
      '<link rel="modulepreload" href="/assets/frame-2.js">',
    ]);
  });
});
