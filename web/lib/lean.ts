/**
 * Whether little is to be fetched: the visitor asked for that, or the line is thin. Then pictures come in their smallest
 * width, and nothing is fetched or moves that nobody asked for.
 */
let find = (): boolean => document.documentElement.hasAttribute('data-lean') || isThin(navigator);

export const isLean = (): boolean => find();

/** The server goes by the headers of each request, and tells the browser so in the document. */
export function takeLeanFrom(source: () => boolean): void {
  find = source;
}

/** What not every browser tells of its connection. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const isThin = ({ connection }: Navigator & { connection?: Line }): boolean =>
  connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
