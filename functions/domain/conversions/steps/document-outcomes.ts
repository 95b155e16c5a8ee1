import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';
import type { IngestResult } from '#functions/engine/documents/sandbox/ingest-document.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { PendingDocument, WorkState } from '../work-state.ts';

export type DocumentPorts = Pick<PipelinePorts, 'ingestDocument' | 'scanReader' | 'now' | 'reach'> & {
  files: Pick<PipelinePorts['files'], 'readDocument' | 'writeSource'>;
};

/** Moves documents from the pending ones to those with an outcome. */
export function book(state: WorkState, done: readonly [PendingDocument, TrackedOutcome][]): WorkState {
  const ended = new Set(done.map(([{ sourceId }]) => sourceId));
  return {
    ...state,
    pendingDocuments: state.pendingDocuments.filter(({ sourceId }) => !ended.has(sourceId)),
    documents: [...state.documents, ...done.map(([{ sourceId }, outcome]) => ({ sourceId, outcome }))],
  };
}

export const isLinked = ({ url }: PendingDocument): boolean => url !== undefined;

/** The file of a document; undefined if it is gone. */
export async function openFile(
  { files }: Pick<DocumentPorts, 'files'>,
  { conversionId }: Pick<Conversion, 'conversionId'>,
  { sourceId, filename, contentType }: PendingDocument,
) {
  const bytes = await files.readDocument(conversionId, { sourceId });
  return bytes && { bytes: Buffer.from(bytes), filename, contentType };
}

export async function storeDocument(
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

export function isGone(document: PendingDocument): TrackedOutcome {
  return failed(document, 'The uploaded file is no longer there. Please upload it again.');
}

export function failed({ kind, url, filename }: PendingDocument, reason: string): TrackedOutcome {
  return { kind, ...(url && { url }), title: filename, status: 'failed', reason };
}
