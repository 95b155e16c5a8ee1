import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { DueWorkStore } from '#functions/storage/dynamodb/conversions/due-work-store.ts';
import type { FailureStore } from '#functions/storage/dynamodb/conversions/failure-store.ts';
import type { LiveSiteStore } from '#functions/storage/dynamodb/conversions/live-site-store.ts';
import type { SelfTestResults } from '#functions/storage/dynamodb/staff/self-test-result-store.ts';
import type { QueueWatch } from '#functions/storage/sqs/queue-watch.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { SystemLevel } from '#shared/domain/critical-systems.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { LibraryPorts } from '../knowledge-base/ports.ts';
import type { SweepPorts } from '../maintenance/ports.ts';

/** Health of a part, with a sentence that explains it. */
export type Finding = { status: SystemLevel; message: string };

export type RunningConversion = Pick<
  Conversion,
  'conversionId' | 'companyName' | 'stepNumber' | 'percentage' | 'currentStep' | 'updatedAt'
>;

export type FailedConversion = Pick<Conversion, 'conversionId' | 'companyName' | 'stepNumber' | 'failedBy'>;

export type MonitorPorts = {
  /** Reads, and now and then writes, as the public status does. */
  tryTable(): Promise<unknown>;
  /** Likewise. */
  tryObjects(): Promise<unknown>;
  /** Asks the engine a question with a known answer. */
  tryAnswer(): Promise<unknown>;
  /** Asks a published assistant. Returns what it observed; throws what is wrong. */
  questionAssistant(conversion: Conversion): Promise<string>;
  /** Lets the document reader read a built-in page. */
  tryReader(): Promise<ReaderReply<'sample-test'>>;
  /** Uploads a file through a presigned link, as browsers do. */
  tryUpload(): Promise<unknown>;
  /** Signs and reads a token, and looks up its session. */
  trySignIn(): Promise<unknown>;
  /** Whether mails can be sent from a domain. */
  maySendAs(domain: string): Promise<boolean>;
  /** Asks the payment provider for a nonexistent object. */
  tryPayments(): Promise<unknown>;
  hasPayments: boolean;
  selfTestResults: Pick<SelfTestResults, 'read'>;
  hasModel: boolean;
  modelStore: { readRestUntil(): Promise<number> };
  queues: Pick<QueueWatch, 'count'>;
  dueWork: Pick<DueWorkStore, 'listRunning' | 'findOldestDueAt' | 'listFailed'>;
  liveSites: LiveSiteStore;
  chatDays: Pick<ChatDayStore, 'read'>;
  conversions: Pick<ConversionStore, 'find'>;
  hasKnowledge(conversionId: string, version: string): Promise<boolean>;
  siteOrigin(brandId: BrandId): string;
  now(): Date;
  /** Rejects when the signal is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
};

export type FixPorts = Omit<MonitorPorts, 'queues' | 'dueWork' | 'modelStore'> &
  Omit<SweepPorts, 'reportItem'> &
  Pick<LibraryPorts, 'files'> & {
    queues: QueueWatch;
    dueWork: DueWorkStore;
    /** Runs every self-test and stores the results. */
    runSelfTests(): Promise<{ passed: number; failed: number }>;
    modelStore: MonitorPorts['modelStore'] & { writeRestUntil(restUntilMs: number): Promise<void> };
  };

export type SitePorts = Pick<
  MonitorPorts,
  'liveSites' | 'conversions' | 'chatDays' | 'hasKnowledge' | 'siteOrigin' | 'now' | 'sleep'
>;

export type FailurePorts = {
  failures: FailureStore;
  conversions: Pick<ConversionStore, 'find'>;
  users: { findByEmail(email: string): Promise<Pick<User, 'organisationId'> | undefined> };
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  listings: { find(customer: Organisation): Promise<{ entry: { conversionId: string } } | undefined> };
  now(): Date;
};
