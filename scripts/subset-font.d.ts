declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
