/**
 * The server answered, and refused. This is where every error reply is read, whatever its shape: something in between may have
 * answered in place of the server.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The sentences of the fields at fault, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** What stands there now, where somebody else was quicker. */
  readonly current: unknown;

  /** Without a sentence in the reply its message is empty; the caller then has one of its own. */
  constructor(status: number, body: unknown) {
    const { error, message = error, fields, current } = Object(body) as Record<string, unknown>;
    super(isText(message) ? message : '');
    this.status = status;
    this.fields = Object.fromEntries(Object.entries(Object(fields)).filter(isSentence));
    this.current = current;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSentence = (entry: [string, unknown]): entry is [string, string] => isText(entry[1]);
