import type { BrandId } from '#shared/brands/platforms.ts';
import type { PlanId } from '#shared/domain/plan-ids.ts';
import type { LifeCycle, Organisation } from '../accounts/account.ts';
import type { ChatDayStore } from '../chat/ports.ts';
import type { ChatHistoryStore } from '../chat-history/ports.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { UserStore } from '../identity/ports.ts';
import type { LibraryStore } from '../knowledge-base/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { PlanChange } from '../staff/plan-change.ts';
import type { TenantStore } from '../staff/ports.ts';
import type { StaffAction } from '../staff/staff-action.ts';
import type { ReportItem } from '../system/ports.ts';
import type { CustomerWalk, ReadingWalk } from './customer-walk.ts';

/** Where life cycles of customers are kept. */
export type LifeCycleStore = {
  /** Ids of customers whose life cycle moves on before then. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; undefined when it is no longer due. */
  claim(organisationId: string, now: Date, until: Date): Promise<Organisation | undefined>;
  /** Keeps what the owner is told now, with the mails that tell it, all or nothing; false when it was moved on meanwhile. */
  moveOn(
    organisation: Organisation,
    step: { lifeCycle: LifeCycle; dueAt: Date; mails: Mail[] },
    now: Date,
  ): Promise<boolean>;
  /** Begins a life cycle that is looked at now; false where there is one, or the customer is gone. */
  takeIn(organisation: Organisation, lifeCycle: LifeCycle, now: Date): Promise<boolean>;
  /** Where the walk through all customers stands; at its beginning when there was none. */
  readWalk(): Promise<CustomerWalk>;
  saveWalk(walk: CustomerWalk): Promise<void>;
  /**
   * Puts a customer on a plan, with the entry that tells who did it, and has the life cycle looked at anew: a sweeper that
   * knew the old plan changes nothing. False when the plan is another one by now, or the customer is gone.
   */
  setPlan(
    organisation: Organisation,
    plan: PlanId,
    change: PlanChange,
    action: StaffAction,
  ): Promise<boolean>;
  /** Nothing happens by itself any more. */
  end(organisation: Organisation): Promise<void>;
  /** Has the life cycle looked at now rather than later. */
  bringForward(organisationId: string, now: Date): Promise<void>;
};

/** What summing up a week needs. */
export type SummaryPorts = {
  chatDays: Pick<ChatDayStore, 'read'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
};

/** What the walk through all customers needs. */
export type WalkPorts = {
  tenants: TenantStore;
  /** Puts a customer into the lists of staff, with what was counted before a day. */
  ensureListed(organisation: Organisation, countedSince: string): Promise<boolean>;
  lifeCycles: Pick<LifeCycleStore, 'takeIn' | 'readWalk' | 'saveWalk'>;
  now(): Date;
  reportItem: ReportItem;
};

/** Where the walk stands that renews readings; at its beginning when there was none. */
export type ReadingWalkStore = { read(): Promise<ReadingWalk>; save(walk: ReadingWalk): Promise<void> };

/** What renewing the readings of older versions needs. */
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

/** What having websites read again by themselves needs. */
export type WebsiteWalkPorts = Omit<RenewalPorts, 'renewsReadings' | 'readingWalks' | 'sendRenewal'> & {
  /** Where the walk through all customers stands. */
  websiteWalks: { read(): Promise<CustomerWalk>; save(walk: CustomerWalk): Promise<void> };
  sendWebsiteReading(conversionId: string): Promise<void>;
};

/** What putting a customer on a plan needs. */
export type PlanPorts = Pick<StandingPorts, 'organisations' | 'pricingModelOf' | 'now'> & {
  lifeCycles: Pick<LifeCycleStore, 'setPlan'>;
  /** Puts a customer into the lists of staff; false where there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
  /** Whether a card subscription of the customer lives. */
  paysByCard(organisationId: string): Promise<boolean>;
  makeId(): string;
};

/** What moving life cycles on needs. */
export type LifeCyclePorts = SummaryPorts &
  Pick<StandingPorts, 'usage' | 'pricingModelOf' | 'now'> & {
    lifeCycles: LifeCycleStore;
    organisations: { findConversionId(organisationId: string): Promise<string | undefined> };
    conversions: Pick<ConversionStore, 'find'>;
    users: Pick<UserStore, 'find' | 'update'>;
    siteOrigin(brandId: BrandId): string;
    startMail(mailId: string): Promise<void>;
    hasOpenInvoice(organisationId: string): Promise<boolean>;
    reportItem: ReportItem;
  };
