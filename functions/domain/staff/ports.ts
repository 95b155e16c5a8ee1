import type { BrandId } from '#shared/brands/platforms.ts';
import type { PlanId } from '#shared/domain/plan-ids.ts';
import type { ListedSchoolInvoice } from '#shared/domain/school-invoice.ts';
import type { CustomerKind, CustomerUser, TrialUser } from '#shared/domain/staff/listed-customer.ts';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { DayCounts } from '../chat/chat-day.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { IdentityPorts, UserStore } from '../identity/ports.ts';
import type { Caller } from '../identity/session.ts';
import type { Mail } from '../mail/mail.ts';
import type { DueWorkStore } from '../monitor/ports.ts';
import type { BrandCountStore, SalesChange } from './brand-counts.ts';
import type { ListedCustomer, Listing } from './listing.ts';
import type { StaffAction } from './staff-action.ts';

/** `position` sorts by the instant. */
type StaffActionEntry = StaffAction & { position: string };

/** Where the actions of staff are logged. */
export type StaffActionStore = {
  add(action: StaffAction): Promise<void>;
  /** Only the first of a day, person and subject. */
  addOncePerDay(action: StaffAction, subject: string): Promise<void>;
  /** Newest first, from before a position. */
  listNewest(before: string | undefined, limit: number): Promise<StaffActionEntry[]>;
};

/** `position` sorts by the instant the customer came. */
export type TenantEntry = { position: string; organisationId: string; userId: string; conversionId: string };

/** The customers of each brand. */
export type TenantStore = {
  /** Entries of a brand, newest first, from before a position. */
  listNewest(brandId: BrandId, before: string | undefined, limit: number): Promise<TenantEntry[]>;
  read(entry: TenantEntry): Promise<{ organisation: Organisation; user: User } | undefined>;
};

/** What listing the actions of staff needs. */
export type StaffLogPorts = Pick<IdentityPorts, 'organisations'> & {
  staffActions: Pick<StaffActionStore, 'listNewest'>;
  users: Pick<UserStore, 'find'>;
  conversions: Pick<ConversionStore, 'find'>;
};

/** One brand, or all. */
export type StaffScope = BrandId | 'all';

/** What an edit of a customer writes, all or nothing. */
export type CustomerChange = {
  owner: User;
  changes: Partial<Pick<Listing, 'name' | 'email' | 'phone' | 'website' | 'trialEndsAt'>>;
  /** Refused where the row is another one by now. */
  version: number | undefined;
  trialEnds: SalesChange['trialEnds'];
  now: Date;
  /** Absent where customers change their own data. */
  action?: StaffAction;
  /** Tells the owner of the change. */
  mail?: Mail | undefined;
};

/** The lists of trials and customers. A page costs the same however many there are. */
export type ListingStore = {
  /** Newest first, from before a position, which is `createdAt#organisationId`. */
  listNewest(
    kind: CustomerKind,
    scope: StaffScope,
    before: string | undefined,
    limit: number,
  ): Promise<Listing[]>;
  /** `listing` is absent for customers from before there were lists. */
  find(
    organisation: ListedCustomer,
  ): Promise<{ entry: { userId: string; conversionId: string }; listing: Listing | undefined } | undefined>;
  /** Lists and counts a customer from before there were lists; false where somebody else has, or the customer is gone. */
  takeIn(organisation: Organisation, listing: Listing, past: CustomerPast): Promise<boolean>;
  /** Takes a customer out of every list now; repeated, nothing happens. */
  leave(organisation: Organisation): Promise<void>;
  /** False when the row is another one by now, or the e-mail address is taken. */
  change(organisation: Organisation, change: CustomerChange): Promise<boolean>;
};

/** What a customer from before there were counts adds to them. */
export type CustomerPast = { sales: SalesChange; days: ReadonlyMap<string, DayCounts>; total: DayCounts };

/** Sub-admins as the superadmins list them. */
export type SubAdminStore = {
  /** At most a page of them. */
  list(): Promise<SubAdminEntry[]>;
  find(userId: string): Promise<SubAdminEntry | undefined>;
  put(entry: SubAdminEntry): Promise<void>;
  remove(userId: string): Promise<void>;
  noteActive(userId: string, at: Date): Promise<void>;
};
export type SubAdminEntry = Pick<SubAdmin, 'id' | 'name' | 'email' | 'brandId' | 'status' | 'lastActive'> & {
  isInvited: boolean;
};

/** Invoices of schools, the newest first. */
export type InvoiceLister = {
  listNewest(scope: StaffScope, limit: number): Promise<ListedSchoolInvoice[]>;
};

/** The dashboard as it was built some seconds ago, by scope. */
export type SnapshotStore = {
  read(scope: StaffScope): Promise<{ builtAt: string; body: unknown } | undefined>;
  write(scope: StaffScope, builtAt: Date, body: unknown): Promise<void>;
  /** Whoever asks next builds it anew. */
  drop(scopes: readonly StaffScope[]): Promise<void>;
};

/** What building the staff's dashboard needs. */
export type DashboardPorts = {
  brandCounts: BrandCountStore;
  listings: Pick<ListingStore, 'listNewest'>;
  subAdmins: Pick<SubAdminStore, 'list' | 'noteActive'>;
  invoices: InvoiceLister;
  snapshots: SnapshotStore;
  now(): Date;
};

/** What an edit asks for: document 2 section 2.9. */
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

/** What looking after customers and sub-admins needs. */
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
  /** Puts a customer into the lists of staff; false where there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
  /** Throws where this caller may not put the customer on the plan by hand. */
  checkPlan(caller: Pick<Caller, 'role'>, choice: { organisationId: string; plan: PlanId }): Promise<unknown>;
  /** Puts a customer on a plan, and says so in the log. */
  setPlan(
    caller: Pick<Caller, 'userId' | 'role'>,
    choice: { organisationId: string; plan: PlanId },
  ): Promise<void>;
  listings: Pick<ListingStore, 'find' | 'change' | 'leave'>;
  subAdmins: SubAdminStore;
  staffActions: Pick<StaffActionStore, 'add'>;
  snapshots: Pick<SnapshotStore, 'drop'>;
};

/** Conversions that failed, the newest first. */
export type FailedConversionStore = Pick<DueWorkStore, 'resume'> & {
  listNewest(
    brandId: BrandId,
    limit: number,
  ): Promise<
    Pick<Conversion, 'conversionId' | 'brandId' | 'companyName' | 'url' | 'updatedAt' | 'errorMessage'>[]
  >;
};

/** What retrying a failed conversion needs. */
export type FailedPorts = {
  failedConversions: FailedConversionStore;
  staffActions: Pick<StaffActionStore, 'add'>;
  sendStep(conversionId: string, stepNumber: number): Promise<void>;
  now(): Date;
  makeId(): string;
};
