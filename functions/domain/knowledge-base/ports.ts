import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import type { RecordingFormat } from '#functions/engine/documents/recognise-recording.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { SourceOutcome } from '#shared/contract/conversions.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { ConversionFiles, PipelinePorts } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { UploadPorts, UploadSources } from '../uploads/ports.ts';
import type { Library } from './library.ts';
import type { RecordingRef, TranscriptionState } from './recording.ts';

/** Conversion fields changed by a publish. */
export type PublishedKnowledge = Required<Pick<Conversion, 'knowledgeVersion' | 'site'>> & { now: Date };

/** Changes to a conversion's record outside its pipeline steps; each is one write. */
export type PublishedStore = {
  /** Switches the pointer, and turns a failed conversion into an assistant. */
  publishKnowledge(conversionId: string, published: PublishedKnowledge): Promise<void>;
  /**
   * Saves a readiness check's results and answered questions. Does nothing when another knowledge was
   * published meanwhile.
   */
  saveReadinessCheck(
    conversionId: string,
    counts: ReadinessCounts,
    popularQuestions: string[],
  ): Promise<void>;
  /** Replaces the list of the website's sources. */
  saveSources(conversionId: string, sources: SourceOutcome[]): Promise<void>;
  /** Points to another list of corrections; false when it changed meanwhile. */
  pointToCorrections(conversionId: string, version: string, before: string | undefined): Promise<boolean>;
};

/** Files of a knowledge base besides the pipeline's. */
export type LibraryFiles = {
  readCorrections(conversionId: string, version: string): Promise<Correction[] | undefined>;
  writeCorrections(conversionId: string, version: string, corrections: readonly Correction[]): Promise<void>;
  removeCorrections(conversionId: string, version: string): Promise<void>;
  /** Stores a file sent in a call like an upload. */
  writeUpload(uploadId: string, bytes: Uint8Array): Promise<void>;
  /** Removes an upload that a conversion has copied. */
  removeUpload(uploadId: string): Promise<void>;
  /** Captions the owner added to an entry. */
  readCaptions(conversionId: string, itemId: string): Promise<Uint8Array | undefined>;
  writeCaptions(conversionId: string, itemId: string, bytes: Uint8Array): Promise<void>;
  /** A transcription's result as WebVTT. */
  readTranscript(recording: RecordingRef): Promise<Uint8Array | undefined>;
  /** Removes an entry's captions and transcripts. */
  removeTranscripts(conversionId: string, itemId: string): Promise<void>;
  /** Removes an entry's content, bytes, captions and transcripts. */
  removeSource(conversionId: string, sourceId: string): Promise<void>;
  /** Removes a knowledge with its derived files. */
  removeKnowledge(conversionId: string, version: string): Promise<void>;
};

/** Dependencies of the owner's calls. */
export type LibraryPorts = {
  libraries: LibraryStore;
  conversions: ConversionStore & PublishedStore;
  files: ConversionFiles & LibraryFiles;
  now(): Date;
  makeId(): string;
  /** Wakes the worker, now or later; the sweeper resends lost messages. */
  startUpdate(conversionId: string, delaySeconds?: number): Promise<void>;
  /** The plan's limit of entries other than website pages. */
  findEntryLimit(conversion: Conversion): Promise<number>;
  /** Whether recordings can be transcribed here. */
  canTranscribe: boolean;
  /** Lets the worker drop an unneeded transcription. */
  endTranscription(recording: RecordingRef): Promise<void>;
};

/** Dependencies of the worker. */
export type UpdatePorts = Omit<
  LibraryPorts,
  'startUpdate' | 'canTranscribe' | 'endTranscription' | 'findEntryLimit'
> &
  Pick<
    PipelinePorts,
    | 'ingestDocument'
    | 'scanReader'
    | 'embedKnowledge'
    | 'readinessReader'
    | 'reportFailure'
    | 'reach'
    | 'planCrawl'
    | 'crawlBatch'
  > & {
    readPage(url: string): Promise<ReadOutcome>;
    /** Captions linked from a page, or its recording when there are none and `takesRecordings` is set. */
    readCaptions(url: string, takesRecordings: boolean): Promise<ReadOutcome>;
    parseCaptions(bytes: Uint8Array): Source['content'] | undefined;
    sendUpdate(conversionId: string, delaySeconds?: number): Promise<void>;
    /** Undefined when no service is configured. */
    transcriber: Transcriber | undefined;
  };

/** Stores libraries. */
export type LibraryStore = {
  find(conversionId: string): Promise<Library | undefined>;
  /** Stores the next revision; false after a concurrent change. */
  save(library: Library): Promise<boolean>;
  /** Conversions whose work should have started before `before`. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Hides one from the due list until then, because its message was resent. */
  postpone(conversionId: string, until: Date): Promise<void>;
  /** For a restarted single worker: the previous lease holder is gone. */
  breakLease(conversionId: string): Promise<void>;
};

/** A speech-to-text service. Each transcription has one name, so it never runs twice at once. */
export type Transcriber = {
  find(recording: RecordingRef): Promise<TranscriptionState | undefined>;
  /** Starts one; `busy` when the service is at its limit. A running one is left alone. */
  start(recording: RecordingRef, format: RecordingFormat): Promise<TranscriptionState | { status: 'busy' }>;
  /** Deletes one. Does nothing when it is running or unknown. */
  remove(recording: RecordingRef): Promise<void>;
};

/** Dependencies of reading the website. */
export type WebsitePorts = Pick<LibraryPorts, 'libraries' | 'files' | 'conversions' | 'startUpdate'> &
  StandingPorts;

/** Dependencies of adding content. */
export type ContentPorts = LibraryPorts &
  UploadSources &
  Pick<UploadPorts, 'cleanDocumentName' | 'findEnding'>;
