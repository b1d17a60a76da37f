import { ApiError } from '../lib/api-error.ts';

/** What stands there now, where a call was refused because somebody else was quicker; undefined for every other failure. */
export const currentOf = (error: unknown): unknown =>
  error instanceof ApiError && error.status === 409 ? error.current : undefined;
