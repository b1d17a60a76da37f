import { abortedUploads } from './aborted-uploads.ts';
import { accessMatrix } from './access-matrix.ts';
import { backup } from './backup.ts';
import { clock } from './clock.ts';
import { diskFull } from './disk-full.ts';
import { durability } from './durability.ts';
import { heavyReads } from './heavy-reads.ts';
import { hostileUploads } from './hostile-uploads.ts';
import { intake } from './intake.ts';
import { inventedAddresses } from './invented-addresses.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import { messages } from './messages.ts';
import { naughty } from './naughty.ts';
import { plans } from './plans.ts';
import { postgresRestarts } from './postgres-restarts.ts';
import { publishing } from './publishing.ts';
import { scanners } from './scanners.ts';
import { slowClients } from './slow-clients.ts';
import type { Trial } from './trial.ts';
import { turns } from './turns.ts';
import { twoServers } from './two-servers.ts';

/** A new trial needs a file of its own and a line here; the table has them in this order. */
export const trials: readonly Trial[] = [
  load,
  heavyReads,
  kill,
  publishing,
  plans,
  intake,
  turns,
  messages,
  durability,
  postgresRestarts,
  twoServers,
  clock,
  slowClients,
  abortedUploads,
  hostileUploads,
  inventedAddresses,
  naughty,
  accessMatrix,
  diskFull,
  backup,
  scanners,
];
