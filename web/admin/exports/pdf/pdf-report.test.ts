import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { pdfPages, withoutSpace } from '../../../../test-support/pdf-text.ts';
import type { Cell } from '../export-table.ts';
import { pdfReport } from './pdf-report.ts';
import { PrintFont } from './print-font.ts';
import { splitByScript } from './print-text.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const fontFile = (name: string): Buffer =>
  readFileSync(path.join(root, 'node_modules', '.cache', 'fonts', `print-${name}.ttf`));

beforeAll(() => void execFileSync(process.execPath, [path.join(root, 'scripts', 'fonts.ts')]));

const labels = ['Name', 'Mobile', 'Email ID', 'Model', 'Loan Amount', 'Comment', 'Enq. Date', 'Enq. Time'];
const row = (name: string, comment: string): Cell[] => [
  name,
  '9845012345',
  'asha@example.com',
  'SP125',
  123_456,
  comment,
  '2026-11-15',
  '10:22:33',
];

function print(rows: Cell[][], columns = labels): Buffer {
  const file = pdfReport({
    table: {
      title: 'Finance Report',
      covers: `All dates · ${rows.length} entries`,
      made: '',
      columns: columns.map((label) => ({ label, isAmount: label === 'Loan Amount' })),
      rows,
    },
    foot: 'Demo dealership',
    fonts: {
      latin: new PrintFont('F1', fontFile('latin')),
      bold: new PrintFont('F2', fontFile('latin-bold')),
      kannada: new PrintFont('F3', fontFile('kannada')),
      devanagari: new PrintFont('F4', fontFile('devanagari')),
    },
  });
  return Buffer.concat(file);
}

it('has title, coverage, headings, foot and number on each page, and every row once', () => {
  const rows = Array.from({ length: 120 }, (_, index) => row(`Person${index}.`, 'Please call'));
  const pages = pdfPages(print(rows));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(withoutSpace(`Finance Report All dates · 120 entries`));
    for (const label of labels) expect(page).toContain(withoutSpace(label));
    expect(page).toContain(withoutSpace(`Demo dealership Page ${index + 1} of ${pages.length}`));
  }
  const names = pages.join('').match(/Person\d+\./g);
  expect(names).toEqual(rows.map(([name]) => name));
});

it('says amounts in rupees, and Kannada, Devanagari and what no font has as they were typed', () => {
  const [page] = pdfPages(print([row('ಶ್ರೀನಿವಾಸ ಕುಲಕರ್ಣಿ', 'प्रकाश जी। Müller 😀')]));
  for (const text of ['₹1,23,456', 'ಶ್ರೀನಿವಾಸ', 'ಕುಲಕರ್ಣಿ', 'प्रकाश', 'Müller', '😀']) expect(page).toContain(text);
});

it('joins letters of Indian scripts: fewer glyphs than characters', () => {
  const font = new PrintFont('F3', fontFile('kannada'));
  const { glyphs } = font.shape('ಕ್ಷಿ');
  expect(glyphs.length).toBeLessThan(4);
  expect(glyphs.every(({ id }) => id > 0)).toBe(true);
});

it('goes on over pages with a comment longer than one', () => {
  const lines = Array.from({ length: 150 }, (_, index) => `line${index}.`);
  const pages = pdfPages(print([row('Asha', lines.join('\n')), row('Ravi', 'short')]));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.join('').match(/line\d+\./g)).toEqual(lines);
  expect(pages.at(-1)).toContain('Ravi');
});

it('lies on its side, but stands upright for few columns', () => {
  expect(print([]).toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(print([['a', 'b']], ['Name', 'Mobile']).toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
});

it('knows where each of its objects begins', () => {
  const source = print([row('Asha', 'x')]).toString('latin1');
  const starts = [...source.slice(source.lastIndexOf('xref\n0')).matchAll(/^(\d{10}) 00000 n /gm)];
  expect(starts.length).toBeGreaterThan(10);
  for (const [index, [, start]] of starts.entries())
    expect(source.slice(Number(start)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  const tableAt = Number(/startxref\n(\d+)/.exec(source)?.[1]);
  expect(source.slice(tableAt, tableAt + 4)).toBe('xref');
});

it('cuts text where its script changes', () => {
  expect(splitByScript('SP125 ಆಶಾ। ok प्र')).toEqual([
    { script: 'latin', text: 'SP125 ' },
    { script: 'kannada', text: 'ಆಶಾ।' },
    { script: 'latin', text: ' ok ' },
    { script: 'devanagari', text: 'प्र' },
  ]);
});
