import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import type { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import type { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import type { DocumentFile, IngestResult } from '#functions/engine/documents/sandbox/ingest-document.ts';
import type { PassageVectors } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { DemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import type { StepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { ConversionStatus, Stage } from '#shared/domain/conversion/conversion-stages.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
import type { Mail } from '../mail/mail.ts';
import type { ReadinessCheckPorts, StoredReadinessCheck } from '../readiness-check/ports.ts';
import type { ScanReader } from '../scans/ports.ts';
import type { UploadScan } from '../uploads/upload-scan.ts';
import type { EventPorts } from '../webhooks/ports.ts';
import type { StoredDelivery } from '../webhooks/webhook.ts';
import type { Conversion, FailureCause, Step } from './conversion.ts';
import type { LeadsInside } from './keep-public-logo.ts';
import type { ReadingMarks } from './reading-marks.ts';
import type { SourceList } from './source-list.ts';
import type { PendingDocument, WorkState } from './work-state.ts';

type WithoutDeps<F> = F extends (deps: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Stores a conversion's files. */
export type ConversionFiles = {
  /** Throws when the state is missing or unreadable. */
  readState(conversionId: string, stateKey: string): Promise<WorkState>;
  writeState(conversionId: string, stateKey: string, state: WorkState): Promise<void>;
  /** What the last whole reading of the website found; undefined before there was one. */
  readMarks(conversionId: string): Promise<ReadingMarks | undefined>;
  writeMarks(conversionId: string, marks: ReadingMarks): Promise<void>;
  readSource(conversionId: string, sourceId: string): Promise<Source | undefined>;
  writeSource(conversionId: string, source: Source): Promise<void>;
  /** The bytes of a pending document; undefined when they are gone. */
  readDocument(
    conversionId: string,
    document: Pick<PendingDocument, 'sourceId'>,
  ): Promise<Uint8Array | undefined>;
  writeOriginal(conversionId: string, sourceId: string, bytes: Uint8Array): Promise<void>;
  /**
   * Copies an upload to the conversion, so that nobody can change it any more, unless it is gone or the malware scan
   * has not passed it. Returns the scan.
   */
  copyUpload(conversionId: string, uploadId: string): Promise<UploadScan>;
  readKnowledge(conversionId: string, version: string): Promise<Knowledge | undefined>;
  /** Stores the knowledge and returns its version, a content hash. */
  writeKnowledge(conversionId: string, knowledge: Knowledge): Promise<string>;
  /** Readiness of a knowledge version; undefined when it hasn't been checked. */
  readReadiness(conversionId: string, knowledgeVersion: string): Promise<StoredReadinessCheck | undefined>;
  writeReadiness(conversionId: string, check: StoredReadinessCheck): Promise<void>;
};

export type PipelinePorts = EventPorts &
  Pick<ReadinessCheckPorts, 'readinessReader'> & {
    leadsInside: LeadsInside;
    conversions: ConversionStore;
    steps: StepStore;
    files: ConversionFiles;
    planCrawl: WithoutDeps<typeof planCrawl>;
    crawlBatch: WithoutDeps<typeof crawlBatch>;
    ingestDocument(document: DocumentFile & { bytes: Buffer }): Promise<IngestResult>;
    /** Counts what a crawl read, for staff. */
    countPages(
      conversion: Pick<Conversion, 'brandId' | 'conversionId'>,
      spent: CrawlState['spent'],
    ): Promise<void>;
    /** Undefined where scans are not read. */
    scanReader?: ScanReader | undefined;
    /** Embeds passages, when an embedding model is configured. */
    embedKnowledge?:
      | ((conversionId: string, version: string, knowledge: Knowledge) => Promise<void>)
      | undefined;
    now(): Date;
    /** Identifies this worker run in leases. */
    makeId(): string;
    siteOrigin(brandId: BrandId): string;
    sendStep(conversionId: string, stepNumber: number, delaySeconds?: number): Promise<void>;
    /** Reports a failed attempt that will be retried. */
    reportFailure(conversionId: string, error: unknown): void;
    buryStep(conversionId: string, stepNumber: number): Promise<void>;
    sendMail(mailId: string): Promise<void>;
    /** Called at named points of the work, where fault tests kill the process. */
    reach(point: string): void;
  };

/** Changes of a finished step, written in one transaction with related data. */
export type StepOutcome = {
  now: Date;
  changes: {
    status: ConversionStatus;
    stage: Stage;
    step: Step;
    percentage: number;
    currentStep: string;
    stateKey?: string;
    notes?: string[];
    errorMessage?: string;
    failedBy?: FailureCause;
    /** Only on the first publish. */
    liveSince?: string;
    knowledgeVersion?: string | undefined;
    readingVersion?: number | undefined;
    site?: SiteProfile | undefined;
    readHost?: string | undefined;
    readiness?: ReadinessCounts | undefined;
  };
  sources?: SourceList;
  mails?: Mail[];
  deliveries?: StoredDelivery[];
};

export type DueStep = { conversionId: string; stepNumber: number };
export type OverdueStep = DueStep & { dueAt: string };

/** Passage vectors of a knowledge version; undefined when it has none. */
export type VectorFiles = {
  readVectors(conversionId: string, version: string): Promise<PassageVectors | undefined>;
  writeVectors(conversionId: string, version: string, vectors: PassageVectors): Promise<void>;
};

export type EmbedPorts = Pick<VectorFiles, 'writeVectors'> & {
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>;
  reportFailure(conversionId: string, error: unknown): void;
};

export type CallersPorts = {
  users: { listConversionIds(organisationId: string): Promise<string[]> };
  conversions: Pick<ConversionStore, 'find'>;
};

export type StartPorts = {
  demonstrations: DemonstrationStore;
  now(): Date;
  randomBytes(count: number): Uint8Array;
  startStep(conversion: Conversion): Promise<void>;
};

export type StorePorts = Pick<PipelinePorts, 'embedKnowledge'> & {
  files: Pick<PipelinePorts['files'], 'writeKnowledge'>;
};

/** The owner's settings; undefined before they are first saved. */
export type FindSettings = (conversionId: string) => Promise<StoredSettings | undefined>;
