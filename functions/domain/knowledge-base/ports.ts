import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import type { RecordingFormat } from '#functions/engine/documents/recognise-recording.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { LibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import type { PublishedStore } from '#functions/storage/dynamodb/conversions/published-store.ts';
import type { WebsiteChangesStore } from '#functions/storage/dynamodb/conversions/website-changes-store.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { ConversionFiles, FindSettings, PipelinePorts } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { UploadSources } from '../uploads/ports.ts';
import type { RecordingRef, TranscriptionState } from './recording.ts';

/** Conversion fields changed by a publish. */
export type PublishedKnowledge = {
  [Part in 'knowledgeVersion' | 'site']: NonNullable<Conversion[Part]>;
} & { now: Date };

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
  /** What the website says of an entry now, beside what the assistant says. */
  readPending(conversionId: string, sourceId: string): Promise<Source | undefined>;
  writePending(conversionId: string, source: Source): Promise<void>;
  /** Removes an entry's content, bytes, captions and transcripts. */
  removeSource(conversionId: string, sourceId: string): Promise<void>;
  /** Removes a knowledge with its derived files. */
  removeKnowledge(conversionId: string, version: string): Promise<void>;
};

export type LibraryPorts = StandingPorts & {
  libraries: LibraryStore;
  conversions: ConversionStore & PublishedStore;
  files: ConversionFiles & LibraryFiles;
  findSettings: FindSettings;
  now(): Date;
  makeId(): string;
  /** Wakes the worker, now or later; the sweeper resends lost messages. */
  startUpdate(conversionId: string, delaySeconds?: number): Promise<void>;
  /** Whether recordings can be transcribed here. */
  canTranscribe: boolean;
  /** Lets the worker drop an unneeded transcription. */
  dropTranscription(recording: RecordingRef): Promise<void>;
};

export type UpdatePorts = Omit<
  LibraryPorts,
  'startUpdate' | 'canTranscribe' | 'dropTranscription' | keyof StandingPorts
> &
  Pick<
    PipelinePorts,
    | 'now'
    | 'ingestDocument'
    | 'scanReader'
    | 'embedKnowledge'
    | 'readinessReader'
    | 'reportFailure'
    | 'reach'
    | 'leadsInside'
    | 'planCrawl'
    | 'crawlBatch'
  > & {
    readPage(url: string): Promise<ReadOutcome>;
    /** Captions linked from a page, or its recording when there are none and `takesRecordings` is set. */
    readCaptions(url: string, takesRecordings: boolean): Promise<ReadOutcome>;
    parseCaptions(bytes: Uint8Array): Source['content'] | undefined;
    sendUpdate(conversionId: string, delaySeconds?: number): Promise<void>;
    /** Takes off the owner's list which open questions of visitors new knowledge answers. */
    settleAnsweredQuestions(conversion: Conversion, knowledge: Knowledge): Promise<void>;
    websiteChanges: WebsiteChangesStore;
    chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
    chats: Pick<ChatStore, 'findRecent'>;
    /** Undefined when no service is configured. */
    transcriber: Transcriber | undefined;
  };

/** A speech-to-text service. Each transcription has one name, so it never runs twice at once. */
export type Transcriber = {
  find(recording: RecordingRef): Promise<TranscriptionState | undefined>;
  /** Starts one; `busy` when the service is at its limit. A running one is left alone. */
  start(recording: RecordingRef, format: RecordingFormat): Promise<TranscriptionState | { status: 'busy' }>;
  /** Deletes one. Does nothing when it is running or unknown. */
  remove(recording: RecordingRef): Promise<void>;
};

export type WebsitePorts = Pick<LibraryPorts, 'libraries' | 'files' | 'conversions' | 'startUpdate'> &
  StandingPorts;

export type ContentPorts = LibraryPorts & UploadSources;
