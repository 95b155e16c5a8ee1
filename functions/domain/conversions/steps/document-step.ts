import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';
import { describeReaderStop } from '#functions/engine/crawl/plan/finish-crawl.ts';
import { scanLimits } from '#functions/engine/documents/scan/scan-limits.ts';
import { findScanPages, noteLeftPages } from '../../scans/read-scan.ts';
import { activityTexts } from '../activity-texts.ts';
import type { Conversion } from '../conversion.ts';
import type { PendingDocument, WorkState } from '../work-state.ts';
import {
  book,
  type DocumentPorts,
  failed,
  isGone,
  isLinked,
  openFile,
  storeDocument,
} from './document-outcomes.ts';
import { scanStep } from './scan-step.ts';
import { pointOfStep, type StepResult } from './step-result.ts';

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
  if ((state.documentMs ?? 0) >= linkedDocumentsMs && state.pendingDocuments.some(isLeft)) {
    return moveOn(skipLinked(state));
  }
  if (conversion.attempt > attemptLimit) {
    if (document.isReadAgain) return moveOn(book(state, [[document, readerStopped(document)]]));
    return moveOn({ ...state, pendingDocuments: [...rest, { ...document, isReadAgain: true }] });
  }
  // Scans wait behind the other documents, so one of them at the front means that only scans are left.
  if (document.scan) return moveOn(await readScans(ports, conversion, state));
  const begunAt = ports.now().getTime();
  const documents = state.pendingDocuments.filter(({ scan }) => !scan);
  const batch = documents.slice(0, conversion.attempt > 1 ? 1 : documentsOfStep);
  const read: [PendingDocument, Reading][] = [];
  while (read.length < batch.length) {
    const wave = batch.slice(read.length, read.length + documentsAtOnce);
    const outcomes = wave.map(async (one): Promise<[PendingDocument, Reading]> => {
      return [one, await readDocument(ports, conversion, one)];
    });
    read.push(...(await Promise.all(outcomes)));
    ports.reach('document:read');
  }
  const documentMs = (state.documentMs ?? 0) + ports.now().getTime() - begunAt;
  const ended = read.flatMap(([one, { outcome }]): [PendingDocument, TrackedOutcome][] =>
    outcome ? [[one, outcome]] : [],
  );
  return moveOn({ ...startScans(book(state, ended), read), documentMs });
}

/** Reads scans until the step's time is over. */
async function readScans(
  ports: DocumentPorts,
  conversion: Pick<Conversion, 'conversionId'>,
  before: WorkState,
): Promise<WorkState> {
  const until = ports.now().getTime() + scanLimits.stepMs;
  let state = before;
  do {
    const [document] = state.pendingDocuments;
    if (!document?.scan) return state;
    state = await scanStep(ports, conversion, state, { ...document, scan: document.scan }, until);
  } while (ports.now().getTime() < until);
  return state;
}

/** Moves the documents that turned out to be scans behind all others. */
function startScans(state: WorkState, read: readonly [PendingDocument, Reading][]): WorkState {
  const scans = read.flatMap(([document, { scan }]) =>
    scan ? [{ ...document, scan: { ...scan, read: 0 } }] : [],
  );
  const ids = new Set(scans.map(({ sourceId }) => sourceId));
  const others = state.pendingDocuments.filter(({ sourceId }) => !ids.has(sourceId));
  return { ...state, pendingDocuments: [...others, ...scans] };
}

/** Scans have a time of their own. */
const isLeft = (document: PendingDocument): boolean => isLinked(document) && !document.scan;

/** The owner's uploads are read however long it takes. */
function skipLinked(state: WorkState): WorkState {
  const left = state.pendingDocuments.filter(isLeft);
  return book(
    state,
    left.map((document) => [document, timeRanOut(document)]),
  );
}

function timeRanOut({ kind, url, filename }: PendingDocument): TrackedOutcome {
  return {
    ...{ kind, url, title: filename, status: 'skipped', cause: 'limit' },
    reason: 'The time for reading linked documents ran out. Read it by its address, or upload it.',
  };
}

/** A document's outcome, or the pages of a scan that are still to be read. */
type Reading =
  | { outcome: TrackedOutcome; scan?: never }
  | { outcome?: never; scan: NonNullable<ReturnType<typeof findScanPages>> };

async function readDocument(
  ports: DocumentPorts,
  conversion: Pick<Conversion, 'conversionId'>,
  document: PendingDocument,
): Promise<Reading> {
  const file = await openFile(ports, conversion, document);
  if (!file) return { outcome: isGone(document) };
  const result = await ports.ingestDocument(file);
  if (!result.ok) return { outcome: failed(document, result.reason) };
  const scan = findScanPages(ports, result);
  if (scan) return { scan };
  return { outcome: await storeDocument(ports, conversion, document, noteLeftPages(result)) };
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
    currentStep: next ? describeReading(next) : activityTexts.ordering,
    percentage: next
      ? pointOfStep('document', (state.documents.length + shareRead(next)) / total)
      : pointOfStep('index', 0),
  };
}

function describeReading({ filename, scan }: PendingDocument): string {
  return scan
    ? `Reading the scan ${filename}, page ${scan.read + 1} of ${scan.pages.length}`
    : `Reading ${filename}`;
}

const shareRead = ({ scan }: PendingDocument): number => (scan ? scan.read / scan.pages.length : 0);
