/**
 * Where an export goes on: behind this enquiry. How many there are in all was counted once at its beginning; the signature tells the
 * server that it was the one who counted.
 */
export interface ReportCursor {
  createdAt: number;
  id: number;
  total: number;
  signature: string;
}

/** Asks for the first piece of a whole report. */
export const FIRST_PIECE = 'first';

const PATTERN = /^(\d{1,15})-(\d{1,15})-(\d{1,15})(?:-([0-9a-f]{32}))?$/;

export const isCursor = (text: string): boolean => text === FIRST_PIECE || PATTERN.test(text);

/** Undefined for the first piece. */
export function readCursor(text: string): ReportCursor | undefined {
  const [, createdAt, id, total, signature = ''] = PATTERN.exec(text) ?? [];
  return createdAt ? { createdAt: Number(createdAt), id: Number(id), total: Number(total), signature } : undefined;
}

export const writeCursor = ({ createdAt, id, total, signature }: ReportCursor): string =>
  `${createdAt}-${id}-${total}-${signature}`;
