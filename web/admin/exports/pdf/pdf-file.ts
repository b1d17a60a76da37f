import { zlibSync } from 'fflate';

const encoder = new TextEncoder();

/** The bones of a PDF: numbered objects one after the other, and a table of where each begins. */
export class PdfFile {
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];
  readonly #starts: number[] = [];
  #length = 0;

  constructor() {
    // The four high bytes tell everything that copies files that this one is not text.
    this.#append(new Uint8Array([...encoder.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  /** A number for an object that is named before it is written. */
  reserve(): number {
    this.#starts.push(-1);
    return this.#starts.length;
  }

  write(body: string, id = this.reserve()): number {
    this.#begin(id);
    this.#append(encoder.encode(`${id} 0 obj\n${body}\nendobj\n`));
    return id;
  }

  /** `entries` stand in the dictionary beside length and filter. */
  writeStream(content: Uint8Array | string, entries = '', id = this.reserve()): number {
    const packed = zlibSync(typeof content === 'string' ? encoder.encode(content) : content, { level: 6 });
    this.#begin(id);
    const head = `<< /Length ${packed.length} /Filter /FlateDecode ${entries}>>`;
    this.#append(encoder.encode(`${id} 0 obj\n${head}\nstream\n`));
    this.#append(new Uint8Array(packed));
    this.#append(encoder.encode('\nendstream\nendobj\n'));
    return id;
  }

  finish(catalog: number, info: number): Uint8Array<ArrayBuffer>[] {
    const size = this.#starts.length + 1;
    const table = this.#starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
    const tableAt = this.#length;
    const trailer = `<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>`;
    this.#append(
      encoder.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${tableAt}\n%%EOF\n`,
      ),
    );
    return this.#pieces;
  }

  #begin(id: number): void {
    this.#starts[id - 1] = this.#length;
  }

  #append(piece: Uint8Array<ArrayBuffer>): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }
}

export const hex4 = (number: number): string => number.toString(16).padStart(4, '0');

/** Text of any script, where a PDF names something rather than draws it. */
export const pdfText = (text: string): string => `<feff${utf16(text)}>`;

export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex4(text.charCodeAt(index))).join('');

/** Figures as short as they read the same on paper. */
export const pdfNumber = (value: number): string => String(Math.round(value * 100) / 100);
