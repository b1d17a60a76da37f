import { ApiError } from '../../lib/api-error.ts';
import { noticeEndOfSession } from '../session/end-of-session.ts';

interface Upload {
  method?: 'POST' | 'PATCH';
  path: string;
  fields: Readonly<Record<string, string | Blob>>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** `fetch` tells nothing about how far an upload has come; this does. */
export function sendUpload<Reply = { message?: string }>({
  method = 'POST',
  path,
  fields,
  onProgress,
  signal,
}: Upload): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 400) return resolve(request.response ?? {});
      const refusal = new ApiError(request.status, request.response);
      noticeEndOfSession(refusal);
      return reject(refusal);
    };
    request.onerror = () => reject(new TypeError('The upload did not get through.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.open(method, path);
    request.send(body);
  });
}
