import type { BrandId } from '#shared/brands/platforms.ts';
import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { SystemLevel } from '#shared/domain/critical-systems.ts';
import type { RunConversionStep } from '#shared/jobs/run-conversion-step.ts';
import type { ChatDayStore } from '../chat/ports.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { ConversionStore, DueStep } from '../conversions/ports.ts';
import type { LibraryPorts } from '../knowledge-base/ports.ts';
import type { SweepPorts } from '../maintenance/ports.ts';
import type { SelfTestResults } from '../self-tests/ports.ts';
import type { WatchedJob } from './watched-jobs.ts';

/** How a part of the product is, and a sentence that says why. */
export type Finding = { status: SystemLevel; message: string };

export type RunningConversion = Pick<
  Conversion,
  'conversionId' | 'companyName' | 'stepNumber' | 'percentage' | 'currentStep' | 'updatedAt'
>;

/** Published assistants. */
export type LiveSiteStore = {
  count(): Promise<number>;
  /** Conversion ids of those that were published last. */
  listNewest(limit: number): Promise<string[]>;
};

/** What waits to be done, by the table's index of due work. */
export type DueWorkStore = {
  listRunning(limit: number): Promise<RunningConversion[]>;
  /** The instant at which the work of a job that waits longest should have been taken up. */
  findOldestDueAt(job: WatchedJob): Promise<string | undefined>;
  /** Conversions that failed since an instant, the newest ones of each brand. */
  listFailed(since: Date, limitOfBrand: number): Promise<DueStep[]>;
  /** Makes a conversion that was given up at a step run again from there; undefined where it is at another point. */
  resume(message: RunConversionStep, now: Date): Promise<DueStep | undefined>;
};

export type QueueWatch = {
  /** Messages that wait or are worked on, and those that were given up. Approximate, as the queue counts them. */
  count(job: WatchedJob): Promise<{ waiting: number; buried: number }>;
  /** Takes messages that were given up out of their queue, once `takeUp` is through with each. Answers how many. */
  redrive(job: WatchedJob, takeUp: (body: string) => Promise<void>): Promise<number>;
  /** Sends a message to its job again as it is. */
  send(job: WatchedJob, body: string): Promise<void>;
};

/** What looking at the product touches. */
export type MonitorPorts = {
  readTable(): Promise<unknown>;
  readBucket(): Promise<unknown>;
  /** Has the engine answer a question of which it knows the answer. */
  tryAnswer(): Promise<unknown>;
  /** Has a published assistant answer from its knowledge. Says what it saw; throws what is wrong. */
  questionAssistant(conversion: Conversion): Promise<string>;
  /** Has the document reader read a page of its own. */
  tryReader(): Promise<ReaderReply<'sample-test'>>;
  /** Sends a file by such a link as browsers get. */
  tryUpload(): Promise<unknown>;
  /** Makes and reads a token, and looks for the session behind it. */
  trySignIn(): Promise<unknown>;
  /** Whether mails are sent in the name of a domain. */
  maySendAs(domain: string): Promise<boolean>;
  /** Asks the payment provider for something that does not exist. */
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

/** What healing touches, beside what is looked at. */
export type FixPorts = Omit<MonitorPorts, 'queues' | 'dueWork' | 'modelStore'> &
  Omit<SweepPorts, 'reportItem'> &
  Pick<LibraryPorts, 'files'> & {
    queues: QueueWatch;
    dueWork: DueWorkStore;
    /** Runs every self-test, and keeps what came of each. */
    runSelfTests(): Promise<{ passed: number; failed: number }>;
    modelStore: MonitorPorts['modelStore'] & { writeRestUntil(restUntilMs: number): Promise<void> };
  };

/** What looking at published assistants touches. */
export type SitePorts = Pick<
  MonitorPorts,
  'liveSites' | 'conversions' | 'chatDays' | 'hasKnowledge' | 'siteOrigin' | 'now' | 'sleep'
>;
