import { describe, expect, it } from 'vitest';
import { interfaceLocales } from '../../contract/locales.ts';
import { sharingTags } from './sharing-tags.ts';

const parts = {
  head: {
    title: 'SP125 & more',
    description: 'From ₹91,771',
  },
  preview: '/previews/models/sp125.jpg?price=91771',
  locale: 'en',
  languages: interfaceLocales,
  address: '/view-details?bike=SP125',
  siteName: 'Malaprabha Two-Wheelers',
  publicUrl: 'https://www.example.test',
  pictureOrigin: 'https://www.example.test',
} as const;

describe('what chat windows and search engines are told', () => {
  it('has whole addresses of the page and its picture', () => {
    const tags = sharingTags({ ...parts, head: { ...parts.head, canonical: '/view-details?bike=SP125' } }).join('\n');
    expect(tags).toContain('<link rel="canonical" href="https://www.example.test/view-details?bike=SP125">');
    expect(tags).toContain('og:image" content="https://www.example.test/previews/models/sp125.jpg?price=91771"');
    expect(tags).toContain('og:image:width" content="1200"');
    expect(tags).toContain('og:image:height" content="630"');
    expect(tags).toContain('og:title" content="SP125 &#38; more"');
    expect(tags).toContain('summary_large_image');
  });

  it('leaves the search out of the address unless the page says that it belongs to it', () => {
    expect(sharingTags(parts).join('\n')).toContain('href="https://www.example.test/view-details"');
  });

  it('name the page in every language, and English for everybody else', () => {
    const tags = sharingTags({ ...parts, locale: 'kn', address: '/kn' }).join('\n');
    expect(tags).toContain('<link rel="canonical" href="https://www.example.test/kn">');
    expect(tags).toContain('<link rel="alternate" hreflang="kn" href="https://www.example.test/kn">');
    expect(tags).toContain('<link rel="alternate" hreflang="hi" href="https://www.example.test/hi">');
    expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="https://www.example.test/">');
    expect(tags).toContain('og:locale" content="kn_IN"');
    expect(tags.match(/og:locale:alternate/g)).toHaveLength(2);
  });

  it('name only the languages that are shown', () => {
    const tags = sharingTags({ ...parts, languages: ['en', 'kn'] }).join('\n');
    expect(tags).toContain('hreflang="kn"');
    expect(tags).not.toMatch(/hreflang="hi"|hi_IN/);
  });

  it('names no address as long as nobody knows the public one', () => {
    const tags = sharingTags({ ...parts, publicUrl: '', pictureOrigin: '' }).join('\n');
    expect(tags).not.toMatch(/canonical|alternate" hreflang|og:url|og:image/);
    expect(tags).toContain('og:title');
  });

  it('but the picture by the address that was asked', () => {
    const tags = sharingTags({ ...parts, publicUrl: '', pictureOrigin: 'http://192.168.1.5:3000' }).join('\n');
    expect(tags).not.toMatch(/canonical|alternate" hreflang|og:url/);
    expect(tags).toContain('og:image" content="http://192.168.1.5:3000/previews/models/sp125.jpg?price=91771"');
    expect(tags).toContain('summary_large_image');
  });
});
