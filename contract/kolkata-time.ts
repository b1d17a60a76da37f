/** India keeps one offset all year, so days and clock times follow from plain arithmetic, whatever the server's own zone. */
export const KOLKATA_OFFSET_MS = (5 * 60 + 30) * 60_000;

/** `YYYY-MM-DD` of an instant in Asia/Kolkata. */
export const kolkataDate = (epochMs: number): string =>
  new Date(epochMs + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);

/** `HH:mm:ss` of an instant in Asia/Kolkata. */
export const kolkataTime = (epochMs: number): string =>
  new Date(epochMs + KOLKATA_OFFSET_MS).toISOString().slice(11, 19);

/** The instant at which a `YYYY-MM-DD` day begins in Asia/Kolkata. */
export const kolkataDayStart = (date: string): number => Date.parse(`${date}T00:00:00Z`) - KOLKATA_OFFSET_MS;

/** The instant at which the clock in Asia/Kolkata shows `HH:mm` on a `YYYY-MM-DD` day. */
export const kolkataInstant = (date: string, time: string): number =>
  Date.parse(`${date}T${time}:00Z`) - KOLKATA_OFFSET_MS;

export const isRealDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().slice(0, 10) === text;
};
