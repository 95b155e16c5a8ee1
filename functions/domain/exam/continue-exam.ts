import { beginExam } from './begin-exam.ts';
import { continueReading, type ReadExam } from './continue-reading.ts';
import type { ExamPorts, ExamReader, ExamRequest, StoredExam } from './ports.ts';

/** Progress of a readiness check, and whether it is finished. */
export type ExamStep = { exam: StoredExam; isOver: boolean };

/**
 * Runs the next part of the readiness check and stores it: one model call with a reader, everything at once
 * without. After a crash it continues from the stored state. A check that was read isn't repeated for the
 * same knowledge.
 */
export async function continueExam(ports: ExamPorts, request: ExamRequest): Promise<ExamStep> {
  const reader = await findReader(ports, request);
  const begun = reader && (await findBegun(ports, request));
  if (begun && isOver(begun, ports.now())) return { exam: begun, isOver: true };
  const exam =
    reader && begun
      ? await continueReading(reader, request, begun, ports.now())
      : await beginExam(ports, reader, request);
  ports.reach('exam:sat');
  await ports.files.writeReadiness(request.conversionId, exam);
  ports.reach('exam:stored');
  return { exam, isOver: isOver(exam, ports.now()) };
}

/** Progress of a readiness check, from 0 to 1. */
export function shareOfExam({ results, reading }: StoredExam): number {
  return reading && results.length > 0 ? 1 - reading.unread.length / results.length : 1;
}

async function findReader(
  { examReader }: ExamPorts,
  { conversionId }: ExamRequest,
): Promise<ExamReader | undefined> {
  if (!examReader) return undefined;
  return (await examReader.isAllowed(conversionId).catch(() => false)) ? examReader : undefined;
}

async function findBegun(
  { files }: ExamPorts,
  { conversionId, knowledgeVersion, brandId }: ExamRequest,
): Promise<ReadExam | undefined> {
  const stored = await files.readReadiness(conversionId, knowledgeVersion);
  return stored?.reading && stored.brandId === brandId ? { ...stored, reading: stored.reading } : undefined;
}

function isOver({ reading }: StoredExam, now: Date): boolean {
  if (!reading || now.toISOString() >= reading.endsAt) return true;
  return reading.isJudged && reading.unread.length === 0;
}
