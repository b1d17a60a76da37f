import type * as z from 'zod';
import type { Address } from '../addresses.ts';
import { readAddress } from '../addresses.ts';
import type { Need } from '../permissions.ts';
import { messageReplySchema } from './replies.ts';

export function staffRead<Reply extends z.ZodType>(needs: Need, address: Address, summary: string, reply: Reply) {
  return { ...readAddress(address), access: 'staff', needs, group: 'Staff', summary, reply } as const;
}

export function staffChange(needs: Need, address: Address, summary: string) {
  return staffRead(needs, address, summary, messageReplySchema);
}
