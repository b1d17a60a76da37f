import { ApiError } from '../../lib/api-error.ts';
import type { ExportOrder, ExportProgress, TableOrder, WorkerReport } from './export-order.ts';
import type { Cell } from './export-table.ts';
import { workerAddress } from './worker-address.ts';

interface Listeners {
  onProgress: (progress: ExportProgress) => void;
  onRows?: (rows: Cell[][]) => void;
  signal: AbortSignal;
}

/** Has an order carried out by a worker of its own; the file, if one was asked for. Ends quietly with `undefined` when stopped. */
export function runExport(order: ExportOrder | TableOrder, { onProgress, onRows, signal }: Listeners) {
  return new Promise<{ file?: Blob; entries: number } | undefined>((resolve, reject) => {
    const worker = new Worker(workerAddress, { type: 'module' });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => resolve(undefined)), { once: true });
    worker.onerror = ({ message }) => end(() => reject(new Error(message)));
    worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => {
      if (data.type === 'progress') onProgress(data);
      else if (data.type === 'rows') onRows?.(data.rows);
      else if (data.type === 'finished') end(() => resolve(data));
      else end(() => reject(data.status ? new ApiError(data.status, { error: data.reason }) : new Error(data.reason)));
    };
    worker.postMessage(order);
  });
}
