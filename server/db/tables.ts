import type { Generated, Insertable, Selectable } from 'kysely';
import type { VehicleType } from '../../contract/catalogue.ts';

/** Times are UTC milliseconds, flags 0 or 1, money whole rupees, JSON is text: the same on both engines. */

interface VehiclesTable {
  id: Generated<number>;
  type: VehicleType;
  position: number;
  bike_name: string;
  /** The name without spaces and capitals, as addresses may spell it. */
  name_key: string;
  name: string;
  price: number;
  is_active: number;
  /** JSON of what staff cannot edit: texts, specification, colours, features, pictures. */
  content: string;
}

interface VariantsTable {
  id: Generated<number>;
  vehicle_id: number;
  position: number;
  name: string;
  /** Null for the base variant, which costs what the model costs. */
  price: number | null;
}

interface AccessoriesTable {
  id: Generated<number>;
  part_no: string;
  heading: string;
  description: string;
  image: string;
  price: number;
}

interface VehicleAccessoriesTable {
  vehicle_id: number;
  accessory_id: number;
  position: number;
}

interface DealersTable {
  /** Unique, unlike the public id: two branches share the id 6. */
  position: number;
  id: number;
  name: string;
  address: string;
  sale_no: string;
  service_no: string | null;
  open_time: string;
  email: string;
  map_embed: string;
}

interface SlidesTable {
  id: Generated<number>;
  filepath: string;
  alt: string;
}

interface GalleryTable {
  id: Generated<number>;
  image_path: string;
  alt: string;
  picture_id: string | null;
}

interface OffersTable {
  id: Generated<number>;
  title: string;
  description: string;
  image: string;
  picture_id: string | null;
  /** First and last day, `YYYY-MM-DD`; null: no end on that side. */
  starts_on: Generated<string | null>;
  ends_on: Generated<string | null>;
  /** Empty: shown in English. */
  title_kn: Generated<string>;
  description_kn: Generated<string>;
  title_hi: Generated<string>;
  description_hi: Generated<string>;
  /** Rises with every edit; 1: still as it was added. */
  version: Generated<number>;
}

interface PicturesTable {
  id: string;
  created_at: number;
}

interface PictureFilesTable {
  /** File name in the address: `{picture id}-{width}x{height}.{format}`. */
  name: string;
  picture_id: string;
  content_type: string;
  bytes: Uint8Array;
}

interface EnquiriesTable {
  id: Generated<number>;
  kind: string;
  name: string;
  mobile: string;
  email: string;
  model: string;
  registration: string;
  message: string;
  details: string;
  search_text: string;
  created_at: number;
  /** Given by the sender; of each kind there is one enquiry with it. */
  idempotency_key: string | null;
  /** 1 when a field was filled in that people do not see. */
  is_suspected: Generated<number>;
  /** Of `consent_texts`: what the sender was shown; null: nothing. */
  consent_version: string | null;
  /** Of what was sent under the key; null: without a key, or by an older release. */
  payload_print: string | null;
  /** Under which its sender knows it; null: stored by an older release. */
  reference: string | null;
}

/** Every wording that a form ever showed above its button. */
interface ConsentTextsTable {
  version: string;
  text: string;
  first_used_at: number;
}

/** Kept by triggers: how many enquiries of a kind came on a day in Asia/Kolkata. Makes totals independent of the table's size. */
interface EnquiryDaysTable {
  kind: string;
  day: string;
  total: number;
  /** Those among them that look like spam. */
  suspected: Generated<number>;
}

/** How often visitors called, wrote or passed on a page on a day in Asia/Kolkata. */
interface ContactClicksTable {
  day: string;
  kind: string;
  page: string;
  total: number;
}

interface StaffTable {
  user_id: string;
  user_name: string;
  email: string;
  mobile_no: string;
  city: string;
  password_hash: string;
  is_active: number;
  created_at: number;
  /** Last day on which the account works, `YYYY-MM-DD`; null: no end. */
  expire_date: string | null;
  /** Of `contract/roles/`. */
  role: string;
  last_login_at: number | null;
  /** Rises with every change by somebody who manages people. */
  version: number;
  /** Somebody else made the password; 1: nothing else works until there is one of their own. */
  must_change_password: number;
}

/** A link with which somebody chooses the password of an account; there is one at most. */
interface InvitationsTable {
  user_id: string;
  /** SHA-256 of what the link carries. */
  token_hash: string;
  expires_at: number;
}

/** What the owner demands of a role. The row of the owners is also what is held while somebody changes who they are. */
interface RoleRulesTable {
  role: string;
  demands_second_step: number;
}

/** The branches that somebody works for. */
interface StaffBranchesTable {
  user_id: string;
  /** Its key in the address: `/dealers/6?branch=annigeri`. */
  branch: string;
}

interface SecondFactorsTable {
  user_id: string;
  /** Encrypted under the password of the account. */
  sealed_secret: string;
  /** Null while it is being set up. */
  confirmed_at: number | null;
  /** The half minute whose code was used last; none up to it counts again. */
  last_step: Generated<number>;
  /** In a row. */
  wrong_codes: Generated<number>;
  last_wrong_at: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of the code. */
  code_hash: string;
}

interface SessionsTable {
  /** SHA-256 of the id in the cookie. */
  id_hash: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  /** What the browser calls itself, and where it was when it logged in. */
  user_agent: Generated<string>;
  address: Generated<string>;
}

/** How often a password was tried, by what `key` names, and when last. */
interface LoginWaitsTable {
  key: string;
  tries: number;
  last_at: number;
  /** From then on it counts as never tried. */
  forget_at: number;
}

/** Browsers in which somebody has logged in to an account. */
interface KnownDevicesTable {
  /** SHA-256 of the id in the cookie. */
  id_hash: string;
  user_id: string;
  last_login_at: number;
}

interface AuditTable {
  id: Generated<number>;
  at: number;
  user_id: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  request_id: string;
  /** Follows from this entry and from the seal of the one before it. */
  seal: string;
}

/** One row: the newest seal, and how many entries there are. */
interface AuditHeadTable {
  seal: string;
  entries: number;
}

interface PasskeysTable {
  /** As the device calls it. */
  id: string;
  user_id: string;
  public_key: string;
  /** How often the device says it has used it; most say 0. */
  counter: number;
  /** How it is reached: `internal,hybrid`. */
  transports: string;
  /** As its owner calls it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
}

interface PasskeyChallengesTable {
  challenge: string;
  purpose: string;
  /** Empty: of nobody in particular. */
  user_id: string;
  expires_at: number;
}

interface JobsTable {
  name: string;
  due_at: number;
  /** The server that has it, until the lease ends; 0: nobody. */
  leased_by: Generated<string>;
  leased_until: Generated<number>;
  started_at: Generated<number | null>;
  finished_at: Generated<number | null>;
  /** In a row. */
  failures: Generated<number>;
  /** What the last run has done, or why it failed. */
  note: Generated<string>;
  /** What a job that goes piece by piece has done so far, in words of its own. */
  progress: Generated<string>;
}

interface MetaTable {
  key: 'content_version' | 'content_changed_at' | 'seeded_at' | 'backup_finished_at';
  value: number;
}

export interface Tables {
  vehicles: VehiclesTable;
  variants: VariantsTable;
  accessories: AccessoriesTable;
  vehicle_accessories: VehicleAccessoriesTable;
  dealers: DealersTable;
  slides: SlidesTable;
  gallery: GalleryTable;
  offers: OffersTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  enquiries: EnquiriesTable;
  enquiry_days: EnquiryDaysTable;
  consent_texts: ConsentTextsTable;
  contact_clicks: ContactClicksTable;
  staff: StaffTable;
  staff_branches: StaffBranchesTable;
  invitations: InvitationsTable;
  role_rules: RoleRulesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  login_waits: LoginWaitsTable;
  known_devices: KnownDevicesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  jobs: JobsTable;
  meta: MetaTable;
}

export type EnquiryRow = Selectable<EnquiriesTable>;
export type NewEnquiry = Insertable<EnquiriesTable>;
export type StaffRow = Selectable<StaffTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type AuditRow = Selectable<AuditTable>;
export type SecondFactorRow = Selectable<SecondFactorsTable>;
export type LoginWaitRow = Selectable<LoginWaitsTable>;
