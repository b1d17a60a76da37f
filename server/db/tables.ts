import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  InvitationsTable,
  KnownDevicesTable,
  LoginWaitsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  RoleRulesTable,
  SecondFactorsTable,
  SessionsTable,
  StaffBranchesTable,
  StaffTable,
} from './account-tables.ts';
import type {
  CarriedTable,
  DocumentsTable,
  PictureFilesTable,
  PictureOriginalsTable,
  PicturesTable,
  PlansTable,
  RevisionsTable,
  SetUpStepsTable,
} from './content-tables.ts';
import type {
  AbsencesTable,
  ActivitiesTable,
  BranchRulesTable,
  CustomerNumbersTable,
  CustomersTable,
  CustomerWordsTable,
  DutyTable,
  IntakeTable,
  LeadEnquiriesTable,
  LeadsTable,
  MergesTable,
  ViewsTable,
} from './desk-tables.ts';
import type {
  ContactConsentsTable,
  ContactTurnsTable,
  MessageKeysTable,
  OutboxTable,
  ProviderEventsTable,
  ProvidersTable,
  PushSubscriptionsTable,
  UnsubscribesTable,
} from './message-tables.ts';

/** Times are UTC milliseconds, flags 0 or 1, money whole rupees, JSON is text: the same on both engines. */

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
  /** Of the page that it was sent from. */
  language: Generated<string>;
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
  key:
    | 'content_version'
    | 'content_changed_at'
    | 'seeded_at'
    | 'began_blank_at'
    | 'backup_finished_at'
    | 'rows_became_documents_at';
  value: number;
}

export interface Tables {
  carried: CarriedTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  picture_originals: PictureOriginalsTable;
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
  documents: DocumentsTable;
  revisions: RevisionsTable;
  set_up_steps: SetUpStepsTable;
  plans: PlansTable;
  customers: CustomersTable;
  customer_numbers: CustomerNumbersTable;
  customer_words: CustomerWordsTable;
  leads: LeadsTable;
  lead_enquiries: LeadEnquiriesTable;
  activities: ActivitiesTable;
  merges: MergesTable;
  duty: DutyTable;
  absences: AbsencesTable;
  branch_rules: BranchRulesTable;
  views: ViewsTable;
  intake: IntakeTable;
  outbox: OutboxTable;
  providers: ProvidersTable;
  push_subscriptions: PushSubscriptionsTable;
  provider_events: ProviderEventsTable;
  contact_consents: ContactConsentsTable;
  contact_turns: ContactTurnsTable;
  unsubscribes: UnsubscribesTable;
  message_keys: MessageKeysTable;
  meta: MetaTable;
}

export type EnquiryRow = Selectable<EnquiriesTable>;
export type NewEnquiry = Insertable<EnquiriesTable>;
export type StaffRow = Selectable<StaffTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type AuditRow = Selectable<AuditTable>;
export type SecondFactorRow = Selectable<SecondFactorsTable>;
export type DocumentRow = Selectable<DocumentsTable>;
export type PlanRow = Selectable<PlansTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type PictureRow = Selectable<PicturesTable>;
export type LeadRow = Selectable<LeadsTable>;
export type CustomerRow = Selectable<CustomersTable>;
export type ActivityRow = Selectable<ActivitiesTable>;
export type LoginWaitRow = Selectable<LoginWaitsTable>;
