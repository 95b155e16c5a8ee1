import type { BrandId } from '#shared/brands/platforms.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import type { LifeCycle, Organisation } from '../accounts/account.ts';
import type { ChatDayStore } from '../chat/ports.ts';
import type { ChatHistoryStore, RedactionPorts } from '../chat-history/ports.ts';
import type { ConversionStore, FindSettings } from '../conversions/ports.ts';
import type { OpenQuestionPorts } from '../dashboard/ports.ts';
import type { UserStore } from '../identity/ports.ts';
import type { InboxStore } from '../inbox/ports.ts';
import type { LibraryStore } from '../knowledge-base/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { PlanChange } from '../staff/plan-change.ts';
import type { TenantStore } from '../staff/ports.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { ReportItem } from '../system/ports.ts';
import type { CustomerWalk, ReadingWalk } from './customer-walk.ts';

/** A due life cycle that was handed to a worker: its next due time is this until the worker has moved it on. */
export type LifeCycleClaim = { organisationId: string; claimedUntil: string };

/** Stores customers' life cycles. */
export type LifeCycleStore = {
  /** Ids of customers whose life cycle is due before then. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; false when it is no longer due. */
  claim(organisationId: string, now: Date, until: Date): Promise<boolean>;
  /** Stores the new state and its mails in one transaction; false after a concurrent change. */
  moveOn(
    organisation: Organisation,
    step: { lifeCycle: LifeCycle; dueAt: Date; mails: Mail[] },
    now: Date,
  ): Promise<boolean>;
  /** Starts a life cycle that is due now; false when there is one, or the customer is gone. */
  enroll(organisation: Organisation, lifeCycle: LifeCycle, now: Date): Promise<boolean>;
  /** Progress of the walk through all customers; a new walk when there was none. */
  readWalk(): Promise<CustomerWalk>;
  saveWalk(walk: CustomerWalk): Promise<void>;
  /**
   * Sets a customer's plan with its audit entry and makes the life cycle due, so that a sweeper with the old
   * plan changes nothing. False when the plan changed meanwhile, or the customer is gone.
   */
  setPlan(
    organisation: Organisation,
    plan: PlanId,
    change: PlanChange,
    action: StaffAction,
    /** To the owner of a plan that ends. */
    letter?: { userId: string; mail: Mail },
  ): Promise<boolean>;
  /** Ends the life cycle. */
  end(organisation: Organisation): Promise<void>;
  /** Makes the life cycle due now. */
  bringForward(organisationId: string, now: Date): Promise<void>;
};

/** Dependencies of the weekly summary. */
export type SummaryPorts = OpenQuestionPorts & {
  conversions: Pick<ConversionStore, 'find'>;
  chatDays: Pick<ChatDayStore, 'readDays'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
};

/** Dependencies of the walk through all customers. */
export type WalkPorts = {
  tenants: TenantStore;
  /** Adds a customer to the staff lists, with the counts from before a day. */
  ensureListed(organisation: Organisation, countedSince: string): Promise<boolean>;
  lifeCycles: Pick<LifeCycleStore, 'enroll' | 'readWalk' | 'saveWalk'>;
  now(): Date;
  reportItem: ReportItem;
};

/** Progress of the walk that renews reads; a new walk when there was none. */
export type ReadingWalkStore = { read(): Promise<ReadingWalk>; save(walk: ReadingWalk): Promise<void> };

/** Dependencies of renewing outdated reads. */
export type RenewalPorts = Pick<StandingPorts, 'usage' | 'pricingModelOf' | 'now'> & {
  /** The deployment's switch. */
  renewsReadings: boolean;
  tenants: TenantStore;
  readingWalks: ReadingWalkStore;
  conversions: Pick<ConversionStore, 'find'>;
  libraries: Pick<LibraryStore, 'find'>;
  sendRenewal(conversionId: string): Promise<void>;
  reportItem: ReportItem;
};

/** Progress of a walk through all customers. */
type WalkStore = { read(): Promise<CustomerWalk>; save(walk: CustomerWalk): Promise<void> };

/** Dependencies of a walk that begins once a day. */
export type DailyWalkPorts = {
  tenants: Pick<TenantStore, 'listNewest'>;
  walks: WalkStore;
  now(): Date;
  reportItem: ReportItem;
};

/** Dependencies of erasing what is older than its owner keeps it. */
export type RetentionPorts = Omit<DailyWalkPorts, 'walks'> & {
  retentionWalks: WalkStore;
  findSettings: FindSettings;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  chats: Pick<RedactionPorts['chats'], 'remove'>;
  inbox: Pick<InboxStore, 'listNewest' | 'remove'>;
};

/** Dependencies of scheduled website reads. */
export type WebsiteWalkPorts = Omit<RenewalPorts, 'renewsReadings' | 'readingWalks' | 'sendRenewal'> & {
  websiteWalks: WalkStore;
  sendWebsiteReading(conversionId: string): Promise<void>;
};

/** Dependencies of setting a customer's plan. */
export type PlanPorts = Pick<StandingPorts, 'organisations' | 'pricingModelOf' | 'now'> & {
  lifeCycles: Pick<LifeCycleStore, 'setPlan'>;
  /** Adds a customer to the staff lists; false when there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
  /** Whether the customer has a live card subscription. */
  paysByCard(organisationId: string): Promise<boolean>;
  /** What a month of the plan brought, by the last invoice that was paid; 0 without any. */
  readMonthlyCents(organisationId: string): Promise<Cents>;
  users: Pick<UserStore, 'find'>;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  makeId(): string;
};

/** Dependencies of handing over due life cycles. */
export type HandOverPorts = {
  lifeCycles: Pick<LifeCycleStore, 'findDue' | 'claim'>;
  sendLifeCycle(claim: LifeCycleClaim): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

/** Dependencies of advancing a life cycle. */
export type LifeCyclePorts = SummaryPorts &
  Pick<StandingPorts, 'usage' | 'pricingModelOf' | 'now'> & {
    lifeCycles: Pick<LifeCycleStore, 'moveOn' | 'end'>;
    organisations: {
      find(organisationId: string): Promise<Organisation | undefined>;
      findConversionId(organisationId: string): Promise<string | undefined>;
    };
    users: Pick<UserStore, 'find' | 'update'>;
    siteOrigin(brandId: BrandId): string;
    startMail(mailId: string): Promise<void>;
    hasOpenInvoice(organisationId: string): Promise<boolean>;
  };
