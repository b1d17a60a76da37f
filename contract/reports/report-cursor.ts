/** Where an export goes on: behind this enquiry, and how many there are in all, which was counted once at its beginning. */
export interface ReportCursor {
  createdAt: number;
  id: number;
  total: number;
}

/** Asks for the first piece of a whole report. */
export const FIRST_PIECE = 'first';

const PATTERN = /^(\d{1,15})-(\d{1,15})-(\d{1,15})$/;

export const isCursor = (text: string): boolean => text === FIRST_PIECE || PATTERN.test(text);

/** Undefined for the first piece. */
export function readCursor(text: string): ReportCursor | undefined {
  const [, createdAt, id, total] = PATTERN.exec(text) ?? [];
  return createdAt ? { createdAt: Number(createdAt), id: Number(id), total: Number(total) } : undefined;
}

export const writeCursor = ({ createdAt, id, total }: ReportCursor): string => `${createdAt}-${id}-${total}`;
