import { describe, expect, it } from 'vitest';
import { htmlDocument } from './document.ts';

const theme = { accent: '#123456', onAccent: '#ffffff', accentOnDark: '#7b9cc0', logo: undefined } as const;
const head = { title: 'Bikes & <more>', description: 'All "new" ones' };

describe('a document', () => {
  it('shows the texts of its head as they are, whatever characters they have', () => {
    const document = htmlDocument({ head, theme, assets: '' });
    expect(document).toContain('<title>Bikes &#38; &#60;more&#62;</title>');
    expect(document).toContain('content="All &#34;new&#34; ones"');
  });

  it('carries its data in a block that no text in the data can end', () => {
    const value = { today: '2026-01-02', queries: [[['list'], '</script><script>alert(1)</script><!--']] } as const;
    const data = { id: 'page-data', value: structuredClone(value) as never };
    const document = htmlDocument({ head, theme, assets: '', data });
    const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(document)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(value);
    expect(document.match(/<script/g)).toHaveLength(1);
  });
});
