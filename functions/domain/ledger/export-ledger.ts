import type { LedgerEntry, LedgerLine } from '#shared/domain/ledger/ledger.ts';
import { AppError } from '#shared/errors.ts';
import type { LedgerExportPorts, LedgerSpan, RecordedTurn, StoredLine } from './ports.ts';

/** With the longest answers and three full lists of hashes, a part stays below the 6 MB of a reply. */
const partSize = 100;

/** A part of an assistant's ledger, with the words that are still stored; `next` is the next part's start. */
export async function exportLedger(
  { ledger }: LedgerExportPorts,
  { conversionId, ...span }: LedgerSpan & { conversionId: string },
): Promise<{ lines: LedgerLine[]; next?: string }> {
  if (span.from > span.to)
    throw new AppError('VALIDATION', {
      message: 'Please choose a first day that is not after the last day.',
    });
  const { lines, next } = await ledger.readLines(conversionId, span, partSize);
  const sessions = Map.groupBy(lines.flatMap(findSession), ({ sessionId }) => sessionId);
  const turns = new Map<string, RecordedTurn>();
  await Promise.all(
    [...sessions].map(async ([sessionId, answers]) => {
      const instants = answers.flatMap(({ entry }) => [entry.askedAt, entry.answeredAt]).toSorted();
      const [from = '', to = from] = [instants[0], instants.at(-1)];
      for (const turn of await ledger.findTurns(conversionId, sessionId, { from, to }))
        turns.set(turn.messageId, turn);
    }),
  );
  return { lines: lines.map((line) => openLine(line, turns)), ...(next && { next }) };
}

function findSession(line: StoredLine): { sessionId: string; entry: LedgerEntry }[] {
  return line.kind === 'answer' && line.sessionId ? [{ sessionId: line.sessionId, entry: line.entry }] : [];
}

/** Both turns of an exchange have its id, with their number. */
const findQuestionId = (answerId: string): string => answerId.replace(/-2$/, '-1');

/** Adds the words of an answer, unless one of its turns is gone. */
function openLine(line: StoredLine, turns: ReadonlyMap<string, RecordedTurn>): LedgerLine {
  if (line.kind !== 'answer') return line;
  const { kind, entry } = line;
  const answer = turns.get(entry.entryId);
  const question = turns.get(findQuestionId(entry.entryId));
  if (!answer?.salt || !question?.salt) return { kind, entry };
  return {
    kind,
    entry,
    texts: {
      question: { text: question.content, salt: question.salt },
      answer: { text: answer.content, salt: answer.salt },
      quotes: (answer.citations ?? []).map(({ quote }) => quote),
    },
  };
}
