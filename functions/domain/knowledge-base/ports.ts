import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import type { RecordingFormat } from '#functions/engine/documents/recognise-recording.ts';
import type { SourceOutcome } from '#shared/contract/conversions.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { ConversionFiles, ConversionStore, PipelinePorts } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { UploadPorts, UploadSources } from '../uploads/ports.ts';
import type { Library } from './library.ts';
import type { RecordingRef, TranscriptionState } from './recording.ts';

/** What a new knowledge changes on the record of its conversion. */
export type PublishedKnowledge = Required<Pick<Conversion, 'knowledgeVersion' | 'site'>> & { now: Date };

/** Changes of a conversion's record outside the steps of its pipeline; each is one write. */
export type PublishedStore = {
  /** Flips the pointer, and makes an assistant of a conversion that had failed. */
  publishKnowledge(conversionId: string, published: PublishedKnowledge): Promise<void>;
  /** Keeps what an exam found, and the questions that it proved to be answered. Nothing when another knowledge was published meanwhile. */
  saveExam(conversionId: string, counts: ReadinessCounts, popularQuestions: string[]): Promise<void>;
  /** Lists what the website has, in place of what was found of it before. */
  saveSources(conversionId: string, sources: SourceOutcome[]): Promise<void>;
  /** Points to other answers of the owner; false when they were changed meanwhile. */
  pointToCorrections(conversionId: string, version: string, before: string | undefined): Promise<boolean>;
};

/** Files of a knowledge base beside those of the pipeline. */
export type LibraryFiles = {
  readCorrections(conversionId: string, version: string): Promise<Correction[] | undefined>;
  writeCorrections(conversionId: string, version: string, corrections: readonly Correction[]): Promise<void>;
  removeCorrections(conversionId: string, version: string): Promise<void>;
  /** Removes an upload that a conversion has taken. */
  removeUpload(uploadId: string): Promise<void>;
  /** Captions that the owner has handed in for an entry. */
  readCaptions(conversionId: string, itemId: string): Promise<Uint8Array | undefined>;
  writeCaptions(conversionId: string, itemId: string, bytes: Uint8Array): Promise<void>;
  /** What a transcription has written, as WebVTT. */
  readTranscript(recording: RecordingRef): Promise<Uint8Array | undefined>;
  /** Removes the captions and transcripts of an entry. */
  removeTranscripts(conversionId: string, itemId: string): Promise<void>;
  /** Removes what an entry said, its bytes, its captions and transcripts. */
  removeSource(conversionId: string, sourceId: string): Promise<void>;
  /** Removes a knowledge with what was computed from it. */
  removeKnowledge(conversionId: string, version: string): Promise<void>;
};

/** What owners' calls touch. */
export type LibraryPorts = {
  libraries: LibraryStore;
  conversions: ConversionStore & PublishedStore;
  files: ConversionFiles & LibraryFiles;
  now(): Date;
  makeId(): string;
  /** Wakes the worker; what cannot be sent now is left to the sweeper. */
  startUpdate(conversionId: string): Promise<void>;
  /** Entries beside the pages of the website that the customer's plan holds. */
  findEntryLimit(conversion: Conversion): Promise<number>;
  /** Whether recordings can be transcribed here. */
  canTranscribe: boolean;
  /** Lets the worker forget a transcription that nobody waits for any more. */
  endTranscription(recording: RecordingRef): Promise<void>;
};

/** What the worker touches. */
export type UpdatePorts = Omit<
  LibraryPorts,
  'startUpdate' | 'canTranscribe' | 'endTranscription' | 'findEntryLimit'
> &
  Pick<
    PipelinePorts,
    | 'ingestDocument'
    | 'embedKnowledge'
    | 'examReader'
    | 'reportFailure'
    | 'reach'
    | 'planCrawl'
    | 'crawlBatch'
  > & {
    readPage(url: string): Promise<ReadOutcome>;
    /** Captions that a page names, or its recording where there are none and `takesRecordings`. */
    readCaptions(url: string, takesRecordings: boolean): Promise<ReadOutcome>;
    parseCaptions(bytes: Uint8Array): Source['content'] | undefined;
    sendUpdate(conversionId: string, delaySeconds?: number): Promise<void>;
    /** Undefined where no service for it is configured. */
    transcriber: Transcriber | undefined;
  };

/** Where libraries are kept. */
export type LibraryStore = {
  find(conversionId: string): Promise<Library | undefined>;
  /** Stores the next revision; false when somebody else has. */
  save(library: Library): Promise<boolean>;
  /** Conversions whose work should have been taken up before `before`. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Hides one from the due ones until then, because its message was sent again. */
  postpone(conversionId: string, until: Date): Promise<void>;
  /** For a lone worker that starts anew: whoever held the lease is gone. */
  breakLease(conversionId: string): Promise<void>;
};

/** A service that writes down what is said. Each transcription has one name, so that it is never made twice at once. */
export type Transcriber = {
  find(recording: RecordingRef): Promise<TranscriptionState | undefined>;
  /** Begins one; `busy` when the service takes no more for now. One that has begun already is left alone. */
  start(recording: RecordingRef, format: RecordingFormat): Promise<TranscriptionState | { status: 'busy' }>;
  /** Forgets one. Nothing happens when it is still running, or not there. */
  remove(recording: RecordingRef): Promise<void>;
};

/** What having the website read needs. */
export type WebsitePorts = Pick<LibraryPorts, 'libraries' | 'files' | 'conversions' | 'startUpdate'> &
  StandingPorts;

/** What taking in content needs. */
export type ContentPorts = LibraryPorts &
  UploadSources &
  Pick<UploadPorts, 'cleanDocumentName' | 'findEnding'>;
