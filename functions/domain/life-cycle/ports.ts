import type { LifeCycleStore } from '#functions/storage/dynamodb/accounts/life-cycle-store.ts';
import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { ReadingWalkStore } from '#functions/storage/dynamodb/accounts/reading-walk-store.ts';
import type { TenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { LedgerStore } from '#functions/storage/dynamodb/chat/ledger-store.ts';
import type { WordRemover } from '#functions/storage/dynamodb/chat/word-remover.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { LibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import type { WebsiteChangesStore } from '#functions/storage/dynamodb/conversions/website-changes-store.ts';
import type { InboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import type { Organisation } from '../accounts/account.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { OpenQuestionPorts } from '../dashboard/ports.ts';
import type { OrderClosingPorts } from '../inbox/close-orders.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import type { CustomerWalk } from './customer-walk.ts';

/** A due life cycle that was handed to a worker: its next due time is this until the worker has moved it on. */
export type LifeCycleClaim = { organisationId: string; claimedUntil: string };

export type SummaryPorts = OpenQuestionPorts & {
  conversions: Pick<ConversionStore, 'find'>;
  chatDays: Pick<ChatDayStore, 'readDays'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  websiteChanges: Pick<WebsiteChangesStore, 'listNewest'>;
  libraries: Pick<LibraryStore, 'find'>;
};

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

export type DailyWalkPorts = {
  tenants: Pick<TenantStore, 'listNewest'>;
  walks: WalkStore;
  now(): Date;
  reportItem: ReportItem;
};

export type RetentionPorts = Omit<DailyWalkPorts, 'walks'> & {
  retentionWalks: WalkStore;
  findSettings: FindSettings;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  words: Pick<WordRemover, 'remove'>;
  inbox: Pick<InboxStore, 'listNewest' | 'remove'>;
};

export type WebsiteWalkPorts = Omit<RenewalPorts, 'renewsReadings' | 'readingWalks' | 'sendRenewal'> & {
  websiteWalks: WalkStore;
  sendWebsiteReading(conversionId: string): Promise<void>;
};

export type PlanPorts = Pick<StandingPorts, 'organisations' | 'pricingModelOf' | 'now'> &
  OrderClosingPorts & {
    lifeCycles: Pick<LifeCycleStore, 'setPlan'>;
    isListed(organisation: Organisation): Promise<boolean>;
    /** Whether the customer has a live card subscription. */
    paysByCard(organisationId: string): Promise<boolean>;
    /** Ends an order that waits for its card. */
    withdrawPending(organisationId: string): Promise<void>;
    /** What a month of the plan brought, by the last invoice that was paid; 0 without any. */
    readMonthlyCents(organisationId: string): Promise<Cents>;
    users: Pick<UserStore, 'find'>;
    siteOrigin(brandId: BrandId): string;
    startMail(mailId: string): Promise<void>;
    makeId(): string;
  };

export type HandOverPorts = {
  lifeCycles: Pick<LifeCycleStore, 'findDue' | 'claim'>;
  sendLifeCycle(claim: LifeCycleClaim): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

export type LifeCyclePorts = SummaryPorts &
  Pick<StandingPorts, 'usage' | 'pricingModelOf' | 'now'> & {
    lifeCycles: Pick<LifeCycleStore, 'moveOn' | 'end'>;
    organisations: {
      find(organisationId: string): Promise<Organisation | undefined>;
      findConversionId(organisationId: string): Promise<string | undefined>;
    };
    users: Pick<UserStore, 'find' | 'update'>;
    memberships: Pick<MembershipStore, 'list' | 'moveHome' | 'close'>;
    siteOrigin(brandId: BrandId): string;
    startMail(mailId: string): Promise<void>;
    billing: Pick<BillingStore, 'find'>;
    ledger: Pick<LedgerStore, 'findHead'>;
    findSettings: FindSettings;
    hasOpenInvoice(organisationId: string): Promise<boolean>;
  };
