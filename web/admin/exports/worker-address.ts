import { trustedScript } from '../../lib/trusted-script.ts';
import address from './export-worker.ts?worker&url';

export const workerAddress: string = trustedScript(address);
