import type { AnswerAuthor } from '#shared/domain/chat/answer-author.ts';
import { commitText, hashQuote } from '#shared/domain/ledger/hash-entry.ts';
import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import type { ReadingReport } from '../reading/ports.ts';
import type { RecordedTurn } from './ports.ts';
import { sha256 } from './sha256.ts';

type Turn = RecordedTurn & { sentAt: string; outcome?: string | undefined; confidence?: number | undefined };

/** How an answer came about. */
export type Origin = {
  conversionId: string;
  knowledgeVersion: string | undefined;
  modelId: string | undefined;
  /** The model that checked its sentences. */
  checkModelId: string | undefined;
  /** The last report about a model that was asked. */
  report: ReadingReport | undefined;
  /** Undefined: the engine, all of it. */
  writtenBy: readonly AnswerAuthor[] | undefined;
};

/** The ledger entry of an exchange, and the exchange with the salts that open its commitments. */
export function recordAnswer<Said extends Turn>(
  makeId: () => string,
  [question, answer]: [question: Said, answer: Said],
  { conversionId, knowledgeVersion, modelId, checkModelId, report, writtenBy = ['engine'] }: Origin,
): { exchange: [Said, Said]; entry: LedgerEntry } {
  const salts = { question: makeId(), answer: makeId() };
  return {
    exchange: [
      { ...question, salt: salts.question },
      { ...answer, salt: salts.answer },
    ],
    entry: {
      version: 2,
      conversionId,
      entryId: answer.messageId,
      askedAt: question.sentAt,
      answeredAt: answer.sentAt,
      question: commitText(sha256, salts.question, question.content),
      answer: commitText(sha256, salts.answer, answer.content),
      quotes: (answer.citations ?? []).map(({ quote, url, sourceId, readAt }) => ({
        sha256: hashQuote(sha256, quote),
        // The fragment of a quote's address holds its words.
        page: url?.split('#')[0] ?? null,
        sourceId: sourceId ?? null,
        readAt,
      })),
      knowledge: knowledgeVersion ?? null,
      model: (report && modelId) ?? null,
      promptVersion: report?.promptVersion ?? null,
      verdict: {
        outcome: answer.outcome ?? 'answered',
        confidence: answer.confidence ?? 0,
        writtenBy: [...writtenBy],
        gate: report?.outcome ?? null,
        ...(report?.checks && { checks: { ...report.checks, model: checkModelId ?? null } }),
      },
    },
  };
}
