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

/** Reads one pending document. An unreadable one is listed with its reason and doesn't affect the others. */
export async function documentStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const [document, ...rest] = state.pendingDocuments;
  if (!document) return moveOn(state);
  const isCutOff = conversion.attempt > attemptLimit;
  if (isCutOff && !document.isReadAgain) {
    return moveOn({ ...state, pendingDocuments: [...rest, { ...document, isReadAgain: true }] });
  }
  const outcome = isCutOff ? readerStopped(document) : await readDocument(ports, conversion, document);
  ports.reach('document:read');
  return moveOn({
    ...state,
    pendingDocuments: rest,
    documents: [...state.documents, { sourceId: document.sourceId, outcome }],
  });
}

async function readDocument(
  ports: PipelinePorts,
  conversion: Conversion,
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
  ports: PipelinePorts,
  { conversionId }: Conversion,
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
