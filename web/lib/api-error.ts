/** The server answered, and refused. */
export class ApiError extends Error {
  readonly status: number;
  /** The sentences of the fields at fault, by their names. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
