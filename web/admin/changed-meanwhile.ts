import { ApiError } from '../lib/api-error.ts';

/** Refused because somebody else was quicker; carries what stands there now. */
export class ChangedMeanwhile extends ApiError {
  readonly current: unknown;

  constructor(message: string, current: unknown) {
    super(409, message);
    this.current = current;
  }
}

/** What an answer says about that; undefined for every other answer. */
export function staleRefusal(status: number, body: unknown): ChangedMeanwhile | undefined {
  const { error, current } = Object(body) as { error?: unknown; current?: unknown };
  return status === 409 && current !== undefined ? new ChangedMeanwhile(String(error ?? ''), current) : undefined;
}
