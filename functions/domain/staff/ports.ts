import type { MemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { DueWorkStore } from '#functions/storage/dynamodb/conversions/due-work-store.ts';
import type { WaitingStore } from '#functions/storage/dynamodb/inbox/waiting-store.ts';
import type { AddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { SnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import type { StaffChangeStore } from '#functions/storage/dynamodb/staff/staff-change-store.ts';
import type { SubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import type { EmailChangeSummary } from '#shared/domain/identity.ts';
import type { ChangedValue } from '#shared/domain/staff/changed-value.ts';
import type { CustomerUser, TrialUser } from '#shared/domain/staff/listed-customer.ts';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import type { User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import type { Caller } from '../identity/session.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { BrandCountStore, SalesChange } from './brand-counts.ts';
import type { Listing } from './listing.ts';

/** `position` sorts by signup time. */
export type TenantEntry = { position: string; organisationId: string; userId: string; conversionId: string };

export type StaffLogPorts = Pick<IdentityPorts, 'organisations'> & {
  staffActions: Pick<StaffActionStore, 'listNewest'>;
  staffChanges: StaffChangeStore;
  users: Pick<UserStore, 'find' | 'listConversionIds'>;
  conversions: Pick<ConversionStore, 'find'>;
};

/** One brand, or all. */
export type StaffScope = BrandId | 'all';

/** An entry of the log, which has ids only, and the values that it changed, which are erased with the customer. */
export type LoggedChange = { action: StaffAction; values: readonly ChangedValue[] };

/** What editing a customer writes, in one transaction. */
export type CustomerChange = {
  owner: User;
  changes: { [Part in 'name' | 'phone' | 'website' | 'trialEndsAt']?: Listing[Part] | undefined };
  /** Refused when the row has changed since. */
  version: number | undefined;
  trialEnds: SalesChange['trialEnds'];
  now: Date;
  /** Absent when customers change their own data. */
  logged?: LoggedChange;
};

export type SubAdminEntry = Pick<SubAdmin, 'id' | 'name' | 'email' | 'brandId' | 'status' | 'lastActive'> & {
  isInvited: boolean;
  /** Other superadmins than the first one stand here too. */
  role: 'domain-admin' | 'superadmin';
};

export type WorkPorts = {
  waiting: Pick<WaitingStore, 'listOldest'>;
  /** School invoices that should have been paid, earliest due date first. */
  listOverdueInvoices(scope: StaffScope, limit: number): Promise<ListedSchoolInvoice[]>;
  listUnmailedInvoices(scope: StaffScope, limit: number): Promise<ListedSchoolInvoice[]>;
  listSchoolsToInvoice(scope: StaffScope, limit: number): Promise<{ name: string }[]>;
  snapshots: Pick<SnapshotStore, 'read' | 'write'>;
  now(): Date;
};

export type DashboardPorts = {
  brandCounts: BrandCountStore;
  listings: Pick<ListingStore, 'listNewest'>;
  subAdmins: Pick<SubAdminStore, 'list' | 'noteActive'>;
  listNewestInvoices(scope: StaffScope, limit: number): Promise<ListedSchoolInvoice[]>;
  snapshots: SnapshotStore;
  users: Pick<UserStore, 'find'>;
  now(): Date;
};

/** An edit: document 2 section 2.9. */
export type CustomerEdit = {
  version?: number | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  website?: string | undefined;
  status?: TrialUser['status'] | CustomerUser['status'] | 'inactive' | undefined;
  endDate?: string | undefined;
  plan?: PlanId | undefined;
};

export type UserPorts = Pick<
  IdentityPorts,
  | 'users'
  | 'sessions'
  | 'oneUseTokens'
  | 'hashPassword'
  | 'randomBytes'
  | 'siteOrigin'
  | 'startMail'
  | 'organisations'
  | 'now'
  | 'makeId'
> & {
  /** Throws when this caller may not set the customer's plan manually. */
  checkPlan(caller: Pick<Caller, 'role'>, choice: { organisationId: string; plan: PlanId }): Promise<unknown>;
  /** Puts a customer on a plan, with an audit entry. */
  setPlan(
    caller: Pick<Caller, 'userId' | 'role'>,
    choice: { organisationId: string; plan: PlanId },
  ): Promise<void>;
  listings: Pick<ListingStore, 'find' | 'change' | 'leave'>;
  subAdmins: SubAdminStore;
  members: Pick<MemberStore, 'listIds'>;
  memberships: Pick<MembershipStore, 'list' | 'moveHome' | 'close'>;
  /** Throws VALIDATION, ACCOUNT_EXISTS, RATE_LIMITED. */
  askForEmailChange(
    owner: User,
    wish: { email: string; staff: { userId: string; isSuperadmin: boolean; action: StaffAction } },
  ): Promise<EmailChangeSummary>;
  staffActions: Pick<StaffActionStore, 'add'>;
  snapshots: Pick<SnapshotStore, 'drop'>;
};

/** Failed conversions, newest first. */
export type FailedConversionStore = Pick<DueWorkStore, 'resume'> & {
  listNewest(
    brandId: BrandId,
    limit: number,
  ): Promise<
    Pick<
      Conversion,
      'conversionId' | 'brandId' | 'organisationId' | 'companyName' | 'url' | 'updatedAt' | 'errorMessage'
    >[]
  >;
};

export type FailedPorts = {
  failedConversions: FailedConversionStore;
  organisations: Pick<IdentityPorts['organisations'], 'find'>;
  /** Throws VALIDATION, CONFLICT. */
  restartFromAddress(conversion: Conversion, url: string): Promise<void>;
  staffActions: Pick<StaffActionStore, 'add'>;
  sendStep(conversionId: string, stepNumber: number): Promise<void>;
  now(): Date;
  makeId(): string;
};

export type AddressMarkPorts = {
  addressMarks: Pick<AddressMarkStore, 'lift'>;
  users: Pick<UserStore, 'findByEmail'>;
  staffActions: Pick<StaffActionStore, 'add'>;
  now(): Date;
  makeId(): string;
};
