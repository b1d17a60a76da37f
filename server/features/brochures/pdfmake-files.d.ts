import 'pdfmake';

declare module 'pdfmake' {
  /** Files that a document may name although they are nowhere on the disk; pdfmake has it, its types do not. */
  export const virtualfs: {
    existsSync(name: string): boolean;
    writeFileSync(name: string, content: Buffer): void;
  };
}
