import type { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import type { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import type { IngestResult } from '#functions/engine/documents/sandbox/ingest-document.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import type { EventWorld } from '../webhooks/compose-deliveries.ts';
import type { ConversionStore } from './conversion-store.ts';
import type { StepStore } from './step-store.ts';
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
  readReadiness(conversionId: string, knowledgeVersion: string): Promise<ReadinessReport | undefined>;
  writeReadiness(conversionId: string, report: ReadinessReport): Promise<void>;
};

/** Everything the pipeline touches, passed in. */
export type PipelineWorld = EventWorld & {
  conversions: ConversionStore;
  steps: StepStore;
  files: ConversionFiles;
  planCrawl: WithoutDeps<typeof planCrawl>;
  crawlBatch: WithoutDeps<typeof crawlBatch>;
  ingestDocument(document: { bytes: Buffer; filename: string; contentType?: string }): Promise<IngestResult>;
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
