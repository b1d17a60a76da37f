import devanagari from '@fonts/print-devanagari.ttf?url';
import kannada from '@fonts/print-kannada.ttf?url';
import latin from '@fonts/print-latin.ttf?url';
import bold from '@fonts/print-latin-bold.ttf?url';
import type { ExportTable } from '../export-table.ts';
import { PrintFont } from './print-font.ts';
import type { PrintFonts, Script } from './print-text.ts';
import { scriptsIn } from './print-text.ts';

const addresses: Record<Script, string> = { kannada, devanagari };

/** The fonts that a report needs: those of Indian scripts only when somebody wrote in them. */
export async function loadFonts({ covers, rows }: Pick<ExportTable, 'covers' | 'rows'>): Promise<PrintFonts> {
  const scripts = new Set(scriptsIn(covers));
  for (const cells of rows) {
    for (const cell of cells) if (typeof cell === 'string') for (const script of scriptsIn(cell)) scripts.add(script);
  }
  const fonts: PrintFonts = { latin: await loadFont('F1', latin), bold: await loadFont('F2', bold) };
  for (const [index, script] of [...scripts].entries())
    fonts[script] = await loadFont(`F${index + 3}`, addresses[script]);
  return fonts;
}

async function loadFont(name: string, address: string): Promise<PrintFont> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return new PrintFont(name, new Uint8Array(await response.arrayBuffer()));
}
