/** An id from an address; undefined when no row can have it, so that both engines treat it as simply unknown. */
export function toRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text);
}
