import { HttpError } from './http-error.ts';

/** For questions to a database that may never answer: after the limit the visitor is told to come back. */
export async function withTimeLimit<Answer>(question: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpError(503, 'request.unavailable', { retryAfterSeconds: 5 })), limitMs);
  });
  try {
    return await Promise.race([question, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
