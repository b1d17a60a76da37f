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

const environmentSchema = z.object({
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
  LOGINS_PER_MINUTE: perMinute.default(10),
  ENQUIRY_RETENTION_DAYS: wholeNumber(36_500).default(0),
  TRUST_PROXY: trustProxySchema.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

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
  loginsPerMinute: number;
  /** Enquiries older than this are erased; 0: none are. */
  enquiryRetentionDays: number;
  trustProxy: false | number | string[];
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
}

/** Never printed, not even when it is wrong. */
const SECRET = new Set(['ADMIN_PASSWORD', 'DATABASE_URL']);

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(withoutBlanks(environment));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = SECRET.has(name) ? '' : ` (it is "${environment[name]}")`;
      return `  ${name}: ${issue.message}${shown}`;
    });
    throw new ConfigError(`Please correct these settings (.env.example explains them):\n${faults.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    mode: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    adminUserId: settings.ADMIN_USER_ID.toLowerCase(),
    adminPassword: settings.ADMIN_PASSWORD,
    enquiriesPerMinute: settings.ENQUIRIES_PER_MINUTE,
    loginsPerMinute: settings.LOGINS_PER_MINUTE,
    enquiryRetentionDays: settings.ENQUIRY_RETENTION_DAYS,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Settings of the process, with a `.env` file beside package.json filling in what the environment leaves open. */
export function readProcessConfig(): Config {
  const file = path.join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

/** An empty variable means the default, as it does in `.env.example`. */
const withoutBlanks = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
