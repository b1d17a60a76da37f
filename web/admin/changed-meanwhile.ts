import { ApiError } from '../lib/api-error.ts';

/** Refused because somebody else was quicker; carries what stands there now. */
export class ChangedMeanwhile extends ApiError {
  readonly current: unknown;

  constructor(message: string, current: unknown) {
    super(409, message);
    this.current = current;
  }
}

export function refuseStale(status: number, body: unknown): void {
  const { error, current } = Object(body) as { error?: unknown; current?: unknown };
  if (status === 409 && current !== undefined) throw new ChangedMeanwhile(String(error ?? ''), current);
}
