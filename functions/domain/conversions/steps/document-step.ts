import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';
import { describeReaderStop } from '#functions/engine/crawl/plan/finish-crawl.ts';
import type { IngestResult } from '#functions/engine/documents/sandbox/ingest-document.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import { pointOfStep, type StepResult } from '../step-result.ts';
import type { PendingDocument, WorkState } from '../work-state.ts';

/**
 * After this many unfinished attempts a document moves behind the others; after as many again it is skipped.
 */
const attemptLimit = 2;

/** Starting a reader takes longer than reading, and each may take a quarter gigabyte of memory. */
const documentsAtOnce = 2;
/** Two rounds end well within the message's minute, even if every document reaches its time limit. */
const documentsOfStep = 2 * documentsAtOnce;
/** For all documents together; the linked ones that are left then are listed with the reason. */
const linkedDocumentsMs = 180_000;

type DocumentPorts = Pick<PipelinePorts, 'ingestDocument' | 'now' | 'reach'> & {
  files: Pick<PipelinePorts['files'], 'readDocument' | 'writeSource'>;
};

/**
 * Reads the next pending documents, or a single one after a failed attempt. An unreadable one is listed with its reason
 * and doesn't affect the others.
 */
export async function documentStep(
  ports: DocumentPorts,
  conversion: Pick<Conversion, 'conversionId' | 'attempt'>,
  state: WorkState,
): Promise<StepResult> {
  const [document, ...rest] = state.pendingDocuments;
  if (!document) return moveOn(state);
  if ((state.documentMs ?? 0) >= linkedDocumentsMs && state.pendingDocuments.some(isLinked)) {
    return moveOn(skipLinked(state));
  }
  if (conversion.attempt > attemptLimit) {
    if (document.isReadAgain) return moveOn(book(state, [[document, readerStopped(document)]]));
    return moveOn({ ...state, pendingDocuments: [...rest, { ...document, isReadAgain: true }] });
  }
  const begunAt = ports.now().getTime();
  const batch = state.pendingDocuments.slice(0, conversion.attempt > 1 ? 1 : documentsOfStep);
  const read: [PendingDocument, TrackedOutcome][] = [];
  while (read.length < batch.length) {
    const wave = batch.slice(read.length, read.length + documentsAtOnce);
    const outcomes = wave.map(async (one): Promise<[PendingDocument, TrackedOutcome]> => {
      return [one, await readDocument(ports, conversion, one)];
    });
    read.push(...(await Promise.all(outcomes)));
    ports.reach('document:read');
  }
  const documentMs = (state.documentMs ?? 0) + ports.now().getTime() - begunAt;
  return moveOn({ ...book(state, read), documentMs });
}

/** Moves documents from the pending ones to those with an outcome. */
function book(state: WorkState, done: readonly [PendingDocument, TrackedOutcome][]): WorkState {
  const ended = new Set(done.map(([{ sourceId }]) => sourceId));
  return {
    ...state,
    pendingDocuments: state.pendingDocuments.filter(({ sourceId }) => !ended.has(sourceId)),
    documents: [...state.documents, ...done.map(([{ sourceId }, outcome]) => ({ sourceId, outcome }))],
  };
}

function isLinked({ url }: PendingDocument): boolean {
  return url !== undefined;
}

/** The owner's uploads are read however long it takes. */
function skipLinked(state: WorkState): WorkState {
  const left = state.pendingDocuments.filter(isLinked);
  return book(
    state,
    left.map((document) => [document, timeRanOut(document)]),
  );
}

function timeRanOut({ kind, url, filename }: PendingDocument): TrackedOutcome {
  return {
    ...{ kind, url, title: filename, status: 'skipped', cause: 'limit' },
    reason: 'The time for reading linked documents ran out.',
  };
}

async function readDocument(
  ports: DocumentPorts,
  conversion: Pick<Conversion, 'conversionId'>,
  document: PendingDocument,
): Promise<TrackedOutcome> {
  const bytes = await ports.files.readDocument(conversion.conversionId, document);
  if (!bytes) return failed(document, 'The uploaded file is no longer there. Please upload it again.');
  const { filename, contentType } = document;
  const result = await ports.ingestDocument({ bytes: Buffer.from(bytes), filename, contentType });
  if (!result.ok) return failed(document, result.reason);
  return storeDocument(ports, conversion, document, result);
}

async function storeDocument(
  ports: DocumentPorts,
  { conversionId }: Pick<Conversion, 'conversionId'>,
  document: PendingDocument,
  { content, wordCount, note }: Extract<IngestResult, { ok: true }>,
): Promise<TrackedOutcome> {
  const { sourceId, kind, url, filename, readAt } = document;
  const title = content.title || filename;
  await ports.files.writeSource(conversionId, {
    id: sourceId,
    kind,
    ...(url && { url }),
    title,
    readAt,
    content,
  });
  return {
    kind,
    ...(url && { url }),
    title: filename,
    status: wordCount > 0 ? 'read' : 'skipped',
    wordCount,
    ...(note && { reason: note }),
  };
}

function failed({ kind, url, filename }: PendingDocument, reason: string): TrackedOutcome {
  return { kind, ...(url && { url }), title: filename, status: 'failed', reason };
}

function readerStopped(document: PendingDocument): TrackedOutcome {
  return { ...failed(document, describeReaderStop('document')), cause: 'reader' };
}

function moveOn(state: WorkState): StepResult {
  const [next] = state.pendingDocuments;
  const total = state.documents.length + state.pendingDocuments.length;
  return {
    kind: 'next',
    step: next ? 'document' : 'index',
    state,
    currentStep: next ? `Reading ${next.filename}` : 'Sorting the content',
    percentage: next ? pointOfStep('document', state.documents.length / total) : pointOfStep('index', 0),
  };
}
