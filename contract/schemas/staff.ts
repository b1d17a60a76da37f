import * as z from 'zod';
import { isRealDate } from '../kolkata-time.ts';
import { DESCRIPTION_LENGTH, MOST_OFF, offerStates, TITLE_LENGTH } from '../offers.ts';
import { everyPermission } from '../permissions.ts';
import { readPriceText } from '../price-text.ts';
import { firstDuties } from '../roles/first-duty.ts';
import { PASSWORD_MASK } from '../staff.ts';
import { offerSchema } from './catalogue.ts';
import { fault } from './fault.ts';
import { emailSchema, mobileSchema } from './fields.ts';
import { newPasswordFields, passwordText, withNewPassword } from './new-password.ts';
import { passkeyAnswerSchema } from './passkeys.ts';
import { optionalText, readRupees, requiredText, shortText } from './text.ts';

export const MAX_PRICE = 100_000_000;

const givenPassword = z
  .string({ error: fault('field.required', { label: 'Password' }) })
  .min(1, { error: fault('field.required', { label: 'Password' }) })
  .max(1000, { error: fault('field.tooLong', { label: 'Password', limit: 1000 }) });

export const loginSchema = z.object({
  userId: requiredText('User ID', 64),
  password: givenPassword,
  /** Of the authenticator app, or a recovery code; only accounts with a second factor are asked for it. */
  code: optionalText('Code', 40),
  /** Of a device, in place of a code. */
  passkey: passkeyAnswerSchema.optional(),
});

export const loginReplySchema = z.object({ token: z.string(), message: z.string() });

export const accountSchema = z.object({
  user_id: z.string(),
  password: z.literal(PASSWORD_MASK),
  user_name: z.string(),
  mobile_no: z.string(),
  email: z.string(),
  city: z.string(),
  created_date: z.string(),
  expire_date: z.string().nullable(),
  Status: z.enum(['active', 'inactive']),
});

export const userIdParamsSchema = z.object({ userId: shortText('User ID', 64) });

/** What is left out stays undefined, unlike in an enquiry: a change of one field must not clear the others. */
const ifGiven = <Schema extends z.ZodType>(schema: Schema) => z.union([z.undefined(), schema]);

export const profileSchema = z.object({
  userName: ifGiven(optionalText('Name', 100)),
  email: ifGiven(emailSchema({ label: 'Email', required: false })),
  mobileNo: ifGiven(mobileSchema({ label: 'Mobile', required: false })),
});

export const passwordChangeSchema = withNewPassword(z.object({ oldPassword: passwordText, ...newPasswordFields }));

export const ownPermissionsSchema = z.object({
  role: z.string(),
  /** As people call the role. */
  roleTitle: z.string(),
  /** The screen that the panel begins with; the dashboard where nothing is said. */
  opensAt: z.string().optional(),
  permissions: z.array(z.enum(everyPermission)),
  /** Those that somebody works for whose role has branches. */
  branches: z.array(z.string()),
  /** Until it is done, every call but those of the own account is refused. */
  mustFirst: z.enum(firstDuties).nullable(),
});
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.int(),
});
export const passwordProofSchema = z.object({ password: givenPassword });
export const secondFactorSetupSchema = z.object({
  /** For people who cannot use the QR code. */
  secret: z.string(),
  /** What the QR code says: `otpauth://totp/…`. */
  address: z.string(),
});
export const secondFactorProofSchema = passwordProofSchema.extend({ code: requiredText('Code', 40) });
export const recoveryCodesSchema = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) });

/** Of the server that answers, and of the jobs that all of them share. Instants are UTC milliseconds. */
export const systemStateSchema = z.object({
  release: z.string(),
  engine: z.string(),
  startedAt: z.int(),
  /** Null: there was none yet, or none is wanted. */
  lastBackupAt: z.int().nullable(),
  disks: z.array(z.object({ use: z.enum(['database', 'backups']), freeMegabytes: z.int(), isNearlyFull: z.boolean() })),
  jobs: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      isWanted: z.boolean(),
      isRunning: z.boolean(),
      dueAt: z.int().nullable(),
      startedAt: z.int().nullable(),
      finishedAt: z.int().nullable(),
      /** In a row. */
      failures: z.int(),
      /** What the last run has done, or why it failed. */
      note: z.string(),
    }),
  ),
});

/** A whole price in rupees; a text with a rupee sign and grouping commas is understood, as an input field sends it. */
const priceSchema = (error: string) =>
  z
    .union([z.string().max(40), z.number()], { error })
    .transform((value) => (typeof value === 'number' ? value : readPriceText(value)))
    .pipe(z.int({ error }).min(1, { error }).max(MAX_PRICE, { error }));

/** What the editor saw; a price that is another one by now is left alone. Whoever leaves it out overwrites what is there. */
const expectedPrice = z
  .int({ error: fault('field.wholeNumber', { label: 'Expected price', least: 1, most: MAX_PRICE }) })
  .optional();

const MAX_VARIANTS = 50;

export const priceUpdateSchema = z.object({
  price: priceSchema(fault('prices.invalid')),
  expectedPrice,
  /** Those that change with it. Whoever gives the list, even an empty one, is refused when a variant would cost less than the model. */
  variants: z
    .array(z.object({ id: z.int(), price: priceSchema(fault('prices.invalid')), expectedPrice }), {
      error: fault('prices.invalid'),
    })
    .max(MAX_VARIANTS, { error: fault('prices.invalid') })
    .optional(),
});
export const accessoryPriceUpdateSchema = z.object({
  price: priceSchema(fault('prices.accessoryInvalid')),
  expectedPrice,
});

/** A price with who set it last; one that came with the site was set by nobody. */
const priceNow = {
  price: z.int(),
  user_id: z.string().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
};
/** What a refusal with status 409 carries as `current`. */
export const priceNowSchema = z.object({
  ...priceNow,
  variants: z.array(z.object({ id: z.int(), ...priceNow })).optional(),
});

export const managedVariantSchema = z.object({
  id: z.int(),
  bike_name: z.string(),
  name: z.string(),
  price: z.int(),
  /** Costs what the model costs and is changed with it. */
  is_base: z.boolean(),
});

export const managedPriceSchema = z.object({ bike_name: z.string(), bike_price: z.int() });
export const managedAccessorySchema = z.object({
  id: z.int(),
  heading: z.string(),
  part_no: z.string(),
  price: z.int(),
});

/** A change of a price: of a model (by its name), of a variant (by both names) or of an accessory (by its part number). */
export const priceChangeSchema = z.object({
  kind: z.enum(['bike', 'variant', 'accessory']),
  subject: z.string(),
  before: z.int(),
  after: z.int(),
  user_id: z.string(),
  date: z.string(),
  time: z.string(),
});

/** All changes of a price, the newest first; those of a model with those of its variants. */
export const priceHistoryQuerySchema = z.object({
  kind: z.enum(['bike', 'accessory'], { error: fault('field.choice', { label: 'Kind' }) }),
  subject: requiredText('Subject', 200),
  page: z
    .int({ error: fault('field.wholeNumber', { label: 'Page', least: 1, most: 100_000 }) })
    .min(1)
    .max(100_000)
    .default(1),
});
export const priceHistorySchema = z.object({
  data: z.array(priceChangeSchema.extend({ id: z.int() })),
  totalPages: z.int(),
  totalRecords: z.int(),
});

export const vehicleStatusSchema = z.object({
  status: z
    .union([z.literal(1), z.literal(0), z.literal('1'), z.literal('0')], { error: fault('vehicles.invalidStatus') })
    .transform((status): 0 | 1 => (Number(status) === 1 ? 1 : 0)),
});

const vehicleRow = { id: z.int(), status: z.union([z.literal(0), z.literal(1)]) };
export const vehicleRowSchema = z.object({ ...vehicleRow, bikeName: z.string() });
export const scooterRowSchema = z.object({ ...vehicleRow, scooterName: z.string() });

export const dashboardSchema = z.tuple([
  z.object({ bookings: z.int(), amc: z.int(), warranty: z.int(), enquiry_report: z.int() }),
]);

/** What came in lately. Kinds of enquiry go by the name of the report that shows them. */
export const activitySchema = z.object({
  /** The oldest first, each with the reports that had something on it; apart from those, how many look like spam. */
  days: z.array(
    z.object({ date: z.string(), counts: z.record(z.string(), z.int()), suspected: z.int().positive().optional() }),
  ),
  /** The newest first. */
  latest: z.array(
    z.object({
      id: z.int(),
      report: z.string(),
      name: z.string(),
      mobile: z.string(),
      model: z.string(),
      created_date: z.string(),
      created_time: z.string(),
      suspected: z.literal(true).optional(),
    }),
  ),
});

/** `YYYY-MM-DD`, or null for none. */
const offerDay = (label: string) =>
  optionalText(label, 10)
    .refine((day) => day === '' || isRealDate(day), { error: fault('field.date', { label }) })
    .transform((day) => day || null);

const MOST_OFFER_LETTERS = 20_000;
const amountFault = fault('field.wholeNumber', { label: 'Amount', least: 1, most: MOST_OFF });
/** Null for none. */
const offerAmount = shortText('Amount', 20)
  .refine((text) => text === '' || isAmountOff(readRupees(text)), { error: amountFault })
  .transform((text) => readRupees(text) ?? null);
const isAmountOff = (rupees: number | undefined): boolean => rupees !== undefined && rupees >= 1 && rupees <= MOST_OFF;

const offerFields = z.object({
  title: requiredText('Title', TITLE_LENGTH, fault('offers.incomplete')),
  description: requiredText('Description', DESCRIPTION_LENGTH, fault('offers.incomplete')),
  starts_on: offerDay('First day'),
  ends_on: offerDay('Last day'),
  title_kn: optionalText('Title in Kannada', TITLE_LENGTH),
  description_kn: optionalText('Description in Kannada', DESCRIPTION_LENGTH),
  title_hi: optionalText('Title in Hindi', TITLE_LENGTH),
  description_hi: optionalText('Description in Hindi', DESCRIPTION_LENGTH),
  amount: offerAmount
    .optional()
    .describe('Whole rupees taken off the on-road price; empty: none. As it is where it is not sent'),
  models: shortText('Models', MOST_OFFER_LETTERS)
    .optional()
    .describe('Those that it is taken off, one a line: SP125, or SP125 / Disc. As they are where they are not sent'),
});

const inOrder = ({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }) =>
  starts_on === null || ends_on === null || starts_on <= ends_on;
const daysReversed = { error: fault('offers.daysReversed'), path: ['ends_on'] };

export const newOfferSchema = offerFields.refine(inOrder, daysReversed);

const versionError = fault('field.wholeNumber', { label: 'Expected version', least: 1, most: 999_999_999 });
export const offerEditSchema = offerFields
  .extend({
    /** The one that the editor saw; an offer that has another one by now is left alone. */
    expectedVersion: z
      .string({ error: versionError })
      .regex(/^[1-9]\d{0,8}$/, { error: versionError })
      .transform(Number)
      .optional(),
  })
  .refine(inOrder, daysReversed);

export const managedOfferSchema = offerSchema.extend({
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  title_kn: z.string(),
  description_kn: z.string(),
  title_hi: z.string(),
  description_hi: z.string(),
  version: z.int(),
  state: z.enum(offerStates),
  amount: z.int().optional(),
  models: z.string().optional().describe('One a line'),
});

export const newGalleryImageSchema = z.object({ alt: optionalText('Alternative text', 300) });
