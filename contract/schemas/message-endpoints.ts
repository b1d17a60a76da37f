import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import { interfaceLocales } from '../locales.ts';
import { channelNames } from '../outgoing/channels.ts';
import type { ListedState } from '../outgoing/states.ts';
import { decidedStates, listedStates } from '../outgoing/states.ts';
import { templateNames } from '../outgoing/templates.ts';
import { idParamsSchema } from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

const NEEDS = 'messages.manage';
const count = z.int();
const instant = z.number();

const messageSchema = z.object({
  id: z.int(),
  channel: z.string(),
  purpose: z.string().describe('In words'),
  recipient: z.string().describe('Masked: enough to tell two apart, too little to write to anybody'),
  state: z.string(),
  createdAt: instant,
  notBefore: instant,
  settledAt: instant.nullable(),
  attempts: count,
  why: z.string(),
  leadId: z.int().nullable(),
});

const stateNames = Object.keys(listedStates) as [ListedState, ...ListedState[]];

const listSchema = z.object({
  messages: z.array(messageSchema),
  /** Of the last one, where there are more. */
  next: z.int().nullable(),
});

const countsSchema = z.object({
  waiting: count,
  unknown: count,
  dead: count,
  held: count,
  /** Since when the oldest of those that are due waits. */
  waitingSince: instant.nullable(),
});

const channelSchema = z.object({
  name: z.enum(channelNames),
  isSetUp: z.boolean(),
  /** The provider fails, and is left alone until then. */
  restsUntil: instant.nullable(),
  lastOkAt: instant.nullable(),
  lastError: z.object({ at: instant, why: z.string() }).nullable(),
  lastTest: z.object({ at: instant, state: z.string(), why: z.string() }).nullable(),
  /** What somebody enters at the provider, so that it tells us what became of messages. */
  webhook: z.object({ address: z.string(), word: z.string() }).nullable(),
});

const previewSchema = z.object({ subject: z.string(), paragraphs: z.array(z.string()), short: z.string() });

const endpoint = z.string().max(2000);
const base64url = (least: number, most: number) => z.string().regex(new RegExp(`^[\\w-]{${least},${most}}={0,2}$`));
const decided = z.object({ state: z.enum(decidedStates).describe('As whoever decides has seen it') });

export const messageEndpoints = {
  listMessages: {
    ...staffRead(NEEDS, staffAddresses.listMessages, 'Messages of one state, the newest first', listSchema),
    body: z.object({ state: z.enum(stateNames), before: z.int().positive().optional() }),
  },
  messageCounts: staffRead(NEEDS, staffAddresses.messageCounts, 'How many messages wait or failed', countsSchema),
  sendMessageAgain: {
    ...staffChange(NEEDS, staffAddresses.sendMessageAgain, 'Send a message again that is unknown, dead or held'),
    params: idParamsSchema,
    body: decided,
  },
  dropMessage: {
    ...staffChange(NEEDS, staffAddresses.dropMessage, 'Take a message off the list that is unknown, dead or held'),
    params: idParamsSchema,
    body: decided,
  },
  previewMessage: {
    ...staffRead(
      'content.change',
      staffAddresses.previewMessage,
      'What a message would say, as it is drafted',
      previewSchema,
    ),
    body: z.object({ template: z.enum(templateNames), language: z.enum(interfaceLocales) }),
  },
  listChannels: staffRead(NEEDS, staffAddresses.listChannels, 'What messages can go through', z.array(channelSchema)),
  testChannel: {
    ...staffChange(NEEDS, staffAddresses.testChannel, 'Send a test to oneself'),
    params: z.object({ channel: z.enum(channelNames) }),
  },
  readPush: staffRead(
    'login',
    staffAddresses.readPush,
    'The key by which a browser subscribes to notifications; null: there are none',
    z.object({ publicKey: z.string().nullable() }),
  ),
  subscribePush: {
    ...staffChange('login', staffAddresses.subscribePush, 'Have notifications sent to this browser'),
    body: z.object({ endpoint, keys: z.object({ p256dh: base64url(86, 88), auth: base64url(20, 24) }) }),
  },
  unsubscribePush: {
    ...staffChange('login', staffAddresses.unsubscribePush, 'Have no more notifications sent to this browser'),
    body: z.object({ endpoint }),
  },
} as const satisfies Record<string, Endpoint>;
