import { continueReading, type ReadinessCheckWithReader } from './continue-reading.ts';
import type {
  ReadinessCheckPorts,
  ReadinessCheckRequest,
  ReadinessReader,
  StoredReadinessCheck,
} from './ports.ts';
import { startReadinessCheck } from './start-readiness-check.ts';

/** Progress of a readiness check, and whether it is finished. */
export type ReadinessCheckStep = { check: StoredReadinessCheck; isOver: boolean };

/**
 * Runs the next part of the readiness check and stores it: one model call with a reader, everything at once
 * without. After a crash it continues from the stored state. A check that was read isn't repeated for the
 * same knowledge.
 */
export async function continueReadinessCheck(
  ports: ReadinessCheckPorts,
  request: ReadinessCheckRequest,
): Promise<ReadinessCheckStep> {
  const reader = await findReader(ports, request);
  const begun = reader && (await findStarted(ports, request));
  if (begun && isOver(begun, ports.now())) return { check: begun, isOver: true };
  const check =
    reader && begun
      ? await continueReading(reader, request, begun, ports.now())
      : await startReadinessCheck(ports, reader, request);
  ports.reach('exam:sat');
  await ports.files.writeReadiness(request.conversionId, check);
  ports.reach('exam:stored');
  return { check, isOver: isOver(check, ports.now()) };
}

/** Progress of a readiness check, from 0 to 1. */
export function shareOfReadinessCheck({ results, reading }: StoredReadinessCheck): number {
  return reading && results.length > 0 ? 1 - reading.unread.length / results.length : 1;
}

async function findReader(
  { readinessReader }: ReadinessCheckPorts,
  { conversionId }: ReadinessCheckRequest,
): Promise<ReadinessReader | undefined> {
  if (!readinessReader) return undefined;
  return (await readinessReader.isAllowed(conversionId).catch(() => false)) ? readinessReader : undefined;
}

async function findStarted(
  { files }: ReadinessCheckPorts,
  { conversionId, knowledgeVersion, brandId }: ReadinessCheckRequest,
): Promise<ReadinessCheckWithReader | undefined> {
  const stored = await files.readReadiness(conversionId, knowledgeVersion);
  return stored?.reading && stored.brandId === brandId ? { ...stored, reading: stored.reading } : undefined;
}

function isOver({ reading }: StoredReadinessCheck, now: Date): boolean {
  if (!reading || now.toISOString() >= reading.endsAt) return true;
  return reading.isJudged && reading.unread.length === 0;
}
