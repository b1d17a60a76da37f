/** An answer that ends the request with a sentence for the person who made it. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: Record<string, unknown> | undefined;

  constructor(
    statusCode: number,
    message: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number; current?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
  }
}
