import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { PASSWORD_LENGTH, USER_ID_PATTERN } from '../contract/staff.ts';

/** The only reader of the environment. `.env.example` lists the same settings with a comment each. */

const wholeNumber = (most: number) => {
  const error = `must be a whole number from 0 to ${most}`;
  return z.string().trim().regex(/^\d+$/, error).transform(Number).pipe(z.int(error).max(most, error));
};
const perMinute = wholeNumber(1_000_000);

/** true means one proxy in front; a list of proxies' addresses is stricter than a number of hops. */
const trustProxySchema = z
  .string()
  .trim()
  .regex(/^(|true|false|\d{1,2}|[0-9a-fA-F.:/, ]+)$/, 'must be true, false, a number of proxies, or their addresses')
  .transform((value): false | number | string[] => {
    if (value === '' || value === 'false' || value === '0') return false;
    if (value === 'true') return 1;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
  });

/** Short ones can be tried out by whoever has the file. */
const LEAST_PASSPHRASE = 12;
const passphraseSchema = z
  .string()
  .refine((value) => value.length >= LEAST_PASSPHRASE, `must have at least ${LEAST_PASSPHRASE} characters`);

const providerUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })])
  .default('');

const settingsSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().trim().min(1).default('localhost'),
  PORT: wholeNumber(65_535).default(3000),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .trim()
    .regex(/^(|postgres(ql)?:\/\/.+)$/, 'must be empty (SQLite) or start with postgres://')
    .default(''),
  PUBLIC_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })])
    .default(''),
  ADMIN_USER_ID: z
    .string()
    .trim()
    .regex(USER_ID_PATTERN, 'must have 1 to 64 letters, digits or . _ @ -')
    .default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .max(PASSWORD_LENGTH.most, `can have at most ${PASSWORD_LENGTH.most} characters`)
    .refine(
      (value) => value === '' || value.length >= PASSWORD_LENGTH.least,
      `must be empty or have at least ${PASSWORD_LENGTH.least} characters`,
    )
    .default(''),
  ENQUIRIES_PER_MINUTE: perMinute.default(60),
  ENQUIRIES_PER_DAY: wholeNumber(1_000_000).default(500),
  DISK_WARNING_MB: wholeNumber(1_000_000).default(1024),
  LOGINS_PER_MINUTE: perMinute.default(10),
  UNUSUAL_PAGES_PER_MINUTE: perMinute.default(120),
  ENQUIRY_RETENTION_DAYS: wholeNumber(36_500).default(0),
  TRUST_PROXY: trustProxySchema.default(false),
  BACKUP_KEEP_DAYS: wholeNumber(3650).default(7),
  BACKUP_DIR: z.string().trim().default(''),
  BACKUP_PASSPHRASE: passphraseSchema.default(''),
  BACKUP_PASSPHRASE_FILE: z.string().trim().default(''),
  SMTP_URL: z
    .union([
      z.literal(''),
      z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' }),
    ])
    .default(''),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^(|[^<>@\s]+@[^<>@\s]+|[^<>@]+<[^<>@\s]+@[^<>@\s]+>)$/, 'must be an address, or a name and <an address>')
    .default(''),
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(|mailto:[^@\s]+@[^@\s]+\.[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .default(''),
  WHATSAPP_API_URL: providerUrl,
  WHATSAPP_PHONE_ID: z.string().trim().regex(/^\d*$/, 'must be digits').default(''),
  WHATSAPP_TOKEN_FILE: z.string().trim().default(''),
  WHATSAPP_WEBHOOK_SECRET_FILE: z.string().trim().default(''),
  SMS_API_URL: providerUrl,
  SMS_TOKEN_FILE: z.string().trim().default(''),
  SMS_ENTITY_ID: z.string().trim().regex(/^\d*$/, 'must be digits').default(''),
  SMS_HEADER: z
    .string()
    .trim()
    .regex(/^(|[A-Za-z0-9]{3,11})$/, 'must have 3 to 11 letters or digits')
    .default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const SETTING_NAMES = Object.keys(settingsSchema.shape);

type SettingName = keyof typeof settingsSchema.shape;

/** What a channel of messages needs as soon as the first of these is there: half of it would fail at every message. */
const NEEDED_TOGETHER: readonly (readonly [first: SettingName, ...others: SettingName[]])[] = [
  // E-mails have links to the site in them.
  ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'],
  ['WHATSAPP_API_URL', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN_FILE', 'WHATSAPP_WEBHOOK_SECRET_FILE'],
  ['SMS_API_URL', 'SMS_TOKEN_FILE', 'SMS_ENTITY_ID', 'SMS_HEADER'],
];

/** Behind a proxy the name of the site would be whatever a request says it is. */
const environmentSchema = settingsSchema
  .refine(({ TRUST_PROXY, PUBLIC_URL }) => !TRUST_PROXY || PUBLIC_URL !== '', {
    path: ['PUBLIC_URL'],
    message:
      'must be the address that visitors see, such as https://www.example.com, because TRUST_PROXY is set. Set PUBLIC_URL, or set TRUST_PROXY=false if no proxy is in front',
  })
  .superRefine((settings, { addIssue }) => {
    for (const [first, ...others] of NEEDED_TOGETHER) {
      for (const name of settings[first] === '' ? [] : others.filter((other) => settings[other] === '')) {
        addIssue({ code: 'custom', path: [name], message: `is missing; it is needed because ${first} is set` });
      }
    }
  });

/** The passphrase itself, or the file that holds it and is read anew for each backup. */
export type Passphrase = { text: string } | { file: string };

/** What sends messages; a channel that is not there is not set up. */
export interface MessageSettings {
  email?: { url: string; from: string };
  push?: { subject: string };
  /** Files with secrets are read anew for each message. */
  whatsapp?: { apiUrl: string; phoneId: string; tokenFile: string; webhookSecretFile: string };
  sms?: { apiUrl: string; tokenFile: string; entityId: string; header: string };
}

export interface Config {
  mode: 'production' | 'development' | 'test';
  host: string;
  port: number;
  dataDir: string;
  /** Empty for the embedded SQLite. */
  databaseUrl: string;
  /** Origin the public sees, without a trailing slash; empty when it is just where the server listens. */
  publicUrl: string;
  adminUserId: string;
  adminPassword: string;
  enquiriesPerMinute: number;
  enquiriesPerDay: number;
  /** With less than this free, the log warns; 0: never. */
  diskWarningMb: number;
  loginsPerMinute: number;
  /** Pages that are made for one visitor and not kept. */
  unusualPagesPerMinute: number;
  /** Enquiries older than this are erased; 0: none are. */
  enquiryRetentionDays: number;
  trustProxy: false | number | string[];
  /** Days for which daily backups are kept; 0 when none are made. */
  backupKeepDays: number;
  backupDir: string;
  /** Undefined: backups are not encrypted. */
  backupPassphrase: Passphrase | undefined;
  messages: MessageSettings;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
}

/** Never printed, not even when it is wrong. */
const SECRET = new Set(['ADMIN_PASSWORD', 'DATABASE_URL', 'BACKUP_PASSPHRASE', 'SMTP_URL']);

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(withoutBlanks(environment));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = SECRET.has(name) || !environment[name] ? '' : ` (it is "${environment[name]}")`;
      return `  ${name}: ${issue.message}${shown}`;
    });
    throw new ConfigError(`Please correct these settings (.env.example explains them):\n${faults.join('\n')}`);
  }
  const settings = parsed.data;
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    mode: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    adminUserId: settings.ADMIN_USER_ID.toLowerCase(),
    adminPassword: settings.ADMIN_PASSWORD,
    enquiriesPerMinute: settings.ENQUIRIES_PER_MINUTE,
    enquiriesPerDay: settings.ENQUIRIES_PER_DAY,
    diskWarningMb: settings.DISK_WARNING_MB,
    loginsPerMinute: settings.LOGINS_PER_MINUTE,
    unusualPagesPerMinute: settings.UNUSUAL_PAGES_PER_MINUTE,
    enquiryRetentionDays: settings.ENQUIRY_RETENTION_DAYS,
    trustProxy: settings.TRUST_PROXY,
    backupKeepDays: settings.BACKUP_KEEP_DAYS,
    backupDir: settings.BACKUP_DIR ? path.resolve(settings.BACKUP_DIR) : path.join(dataDir, 'backups'),
    backupPassphrase: passphraseOf(settings),
    messages: messagesOf(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

function messagesOf(settings: z.infer<typeof environmentSchema>): MessageSettings {
  return {
    ...(settings.SMTP_URL && { email: { url: settings.SMTP_URL, from: settings.MAIL_FROM } }),
    ...(settings.VAPID_SUBJECT && { push: { subject: settings.VAPID_SUBJECT } }),
    ...(settings.WHATSAPP_API_URL && {
      whatsapp: {
        apiUrl: settings.WHATSAPP_API_URL.replace(/\/$/, ''),
        phoneId: settings.WHATSAPP_PHONE_ID,
        tokenFile: path.resolve(settings.WHATSAPP_TOKEN_FILE),
        webhookSecretFile: path.resolve(settings.WHATSAPP_WEBHOOK_SECRET_FILE),
      },
    }),
    ...(settings.SMS_API_URL && {
      sms: {
        apiUrl: settings.SMS_API_URL,
        tokenFile: path.resolve(settings.SMS_TOKEN_FILE),
        entityId: settings.SMS_ENTITY_ID,
        header: settings.SMS_HEADER,
      },
    }),
  };
}

function passphraseOf(settings: z.infer<typeof environmentSchema>): Passphrase | undefined {
  if (settings.BACKUP_PASSPHRASE) return { text: settings.BACKUP_PASSPHRASE };
  return settings.BACKUP_PASSPHRASE_FILE ? { file: path.resolve(settings.BACKUP_PASSPHRASE_FILE) } : undefined;
}

/** What a passphrase must be, wherever it comes from; the fault, or undefined. */
export const passphraseFault = (text: string): string | undefined =>
  passphraseSchema.safeParse(text).error?.issues[0]?.message;

/** Settings of the process, with a `.env` file beside package.json filling in what the environment leaves open. */
export function readProcessConfig(): Config {
  const file = path.join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

/** An empty variable means the default, as it does in `.env.example`. */
const withoutBlanks = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
