import type { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import type { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import type { IngestResult } from '#functions/engine/documents/sandbox/ingest-document.ts';
import type { PassageVectors } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { SiteProfile, SourceOutcome } from '#shared/contract/conversions.ts';
import type { ConversionStatus, Stage } from '#shared/domain/conversion/conversion-stages.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
import type { ExamPorts, StoredExam } from '../exam/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { EventPorts } from '../webhooks/ports.ts';
import type { StoredDelivery } from '../webhooks/webhook.ts';
import type { Conversion, Step } from './conversion.ts';
import type { PendingDocument, WorkState } from './work-state.ts';

type WithoutDeps<F> = F extends (deps: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Where a conversion's files are. */
export type ConversionFiles = {
  /** Throws when the state is gone or cannot be read. */
  readState(conversionId: string, stateKey: string): Promise<WorkState>;
  writeState(conversionId: string, stateKey: string, state: WorkState): Promise<void>;
  readSource(conversionId: string, sourceId: string): Promise<Source | undefined>;
  writeSource(conversionId: string, source: Source): Promise<void>;
  /** The bytes of a waiting document; undefined when they are gone. */
  readDocument(
    conversionId: string,
    document: Pick<PendingDocument, 'sourceId'>,
  ): Promise<Uint8Array | undefined>;
  writeOriginal(conversionId: string, sourceId: string, bytes: Uint8Array): Promise<void>;
  /** Copies an upload to the conversion, so that nobody can change it any more; nothing when it is gone. */
  takeUpload(conversionId: string, uploadId: string): Promise<void>;
  readKnowledge(conversionId: string, version: string): Promise<Knowledge | undefined>;
  /** Stores the knowledge and answers its version: a hash of what it says. */
  writeKnowledge(conversionId: string, knowledge: Knowledge): Promise<string>;
  /** The exam that the knowledge of a version has sat; undefined when it has not. */
  readReadiness(conversionId: string, knowledgeVersion: string): Promise<StoredExam | undefined>;
  writeReadiness(conversionId: string, exam: StoredExam): Promise<void>;
};

/** Everything the pipeline touches, passed in. */
export type PipelinePorts = EventPorts &
  Pick<ExamPorts, 'examReader'> & {
    conversions: ConversionStore;
    steps: StepStore;
    files: ConversionFiles;
    planCrawl: WithoutDeps<typeof planCrawl>;
    crawlBatch: WithoutDeps<typeof crawlBatch>;
    ingestDocument(document: {
      bytes: Buffer;
      filename: string;
      contentType?: string;
    }): Promise<IngestResult>;
    /** Finds out what passages mean, where an embedding model is configured. */
    embedKnowledge?:
      | ((conversionId: string, version: string, knowledge: Knowledge) => Promise<void>)
      | undefined;
    now(): Date;
    /** Identifies this run of the worker in leases. */
    makeId(): string;
    siteOrigin(brandId: BrandId): string;
    sendStep(conversionId: string, stepNumber: number, delaySeconds?: number): Promise<void>;
    /** Tells the operator of an attempt that failed and will be made again. */
    reportFailure(conversionId: string, error: unknown): void;
    buryStep(conversionId: string, stepNumber: number): Promise<void>;
    sendMail(mailId: string): Promise<void>;
    /** Called at named points of the work; the fault tests stop the process at one of them. */
    reach(point: string): void;
  };

/** Conversions that belong to no account. */
export type DemonstrationStore = {
  /** All of it is erased then. */
  create(conversion: Conversion, erasedAt: Date): Promise<void>;
  /** Those that were begun last. */
  listNewest(limit: number): Promise<string[]>;
  /** Those whose time is over. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; false when it is no longer due. */
  claim(conversionId: string, now: Date, until: Date): Promise<boolean>;
};

/** Where conversions are kept. */
export type ConversionStore = {
  find(conversionId: string): Promise<Conversion | undefined>;
  findSources(conversionId: string): Promise<SourceOutcome[]>;
};

/** What a finished step changes, written in one transaction with what belongs to it. */
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
    /** Only where it is published for the first time. */
    liveSince?: string;
    knowledgeVersion?: string;
    readingVersion?: number;
    site?: SiteProfile;
    readiness?: ReadinessCounts;
  };
  sources?: SourceOutcome[];
  mails?: Mail[];
  deliveries?: StoredDelivery[];
};

export type DueStep = { conversionId: string; stepNumber: number };

/** Steps of the conversions that run. Writers hold the lease of the step they change. */
export type StepStore = {
  /** The record when this caller may work on the step; undefined when it is done or another holds it. */
  takeLease(
    conversionId: string,
    stepNumber: number,
    lease: { owner: string; now: Date; until: Date },
  ): Promise<Conversion | undefined>;
  /** Says what is being read now. Never moves the percentage back. */
  reportPage(
    conversionId: string,
    owner: string,
    report: { currentPage: string; currentStep: string; percentage: number; now: Date },
  ): Promise<void>;
  /** Moves on to the next step; false when the lease was lost meanwhile. */
  finishStep(conversionId: string, stepNumber: number, owner: string, outcome: StepOutcome): Promise<boolean>;
  /** Gives the lease of a begin back that ended with an error. */
  releaseLease(conversionId: string, owner: string, dueAt: Date): Promise<void>;
  /** For a lone worker that starts anew: whoever held the lease is gone. */
  breakLease(conversionId: string): Promise<void>;
  /** Steps that should have been taken up before `before`, longest overdue first. */
  findDue(before: Date, limit: number): Promise<DueStep[]>;
  /** Hides a step from the due ones until then, because its message was sent again. */
  postpone(step: DueStep, until: Date): Promise<void>;
};

/** Vectors of the passages of a version, beside it; undefined where it has none. */
export type VectorFiles = {
  readVectors(conversionId: string, version: string): Promise<PassageVectors | undefined>;
  writeVectors(conversionId: string, version: string, vectors: PassageVectors): Promise<void>;
};

/** What embedding a knowledge needs. */
export type EmbedPorts = Pick<VectorFiles, 'writeVectors'> & {
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>;
  reportFailure(conversionId: string, error: unknown): void;
};

/** What finding a caller's conversion needs. */
export type CallersPorts = {
  users: { listConversionIds(organisationId: string): Promise<string[]> };
  conversions: Pick<ConversionStore, 'find'>;
};

/** What starting a demonstration needs. */
export type StartPorts = {
  demonstrations: DemonstrationStore;
  now(): Date;
  randomBytes(count: number): Uint8Array;
  startWork(conversion: Conversion): Promise<void>;
};

/** What storing a knowledge needs. */
export type StorePorts = Pick<PipelinePorts, 'embedKnowledge'> & {
  files: Pick<PipelinePorts['files'], 'writeKnowledge'>;
};
