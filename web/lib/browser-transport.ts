interface Answer {
  status: number;
  /** Undefined when the answer was no JSON. */
  body: unknown;
}

/** How a call travels in the browser. Pages that the server renders read from its services instead. */
export type Transport = (method: string, url: string, body: unknown) => Promise<Answer>;

export async function browserTransport(
  method: string,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return readAnswer(response);
}

export const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json().catch(() => undefined),
});
