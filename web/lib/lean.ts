/**
 * Whether little is to be fetched: the visitor asked for that, or the line is thin. Then pictures come in their smallest
 * width, and nothing is fetched or moves that nobody asked for. The document says so, be it by the server, which goes by the
 * headers of the request, or by its start script, which asks the browser.
 */
let find = (): boolean => document.documentElement.hasAttribute('data-lean');

export const isLean = (): boolean => find();

/** On the server there is no document. */
export function takeLeanFrom(source: () => boolean): void {
  find = source;
}
