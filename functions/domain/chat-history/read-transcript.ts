import type { ChatSessionSummary, TranscriptMessage } from '#shared/contract/assistant/chat-history.ts';
import { sendOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';
import { foldQuestion } from '../owner-answers/written-question.ts';
import { describeSession } from './describe-session.ts';
import { describeTurn } from './describe-turn.ts';
import { isForeign, listUntranslated } from './list-untranslated.ts';
import type { TranscriptPorts } from './ports.ts';

/** Maximum number of turns shown, the latest ones. */
export const shownTurns = 200;

type Transcript = { session: ChatSessionSummary; messages: TranscriptMessage[]; canTranslate: boolean };

/** The full transcript of a conversation, with the owner's corrections of its answers. Throws NOT_FOUND. */
export async function readTranscript(
  { chats, chatHistory, files, mayTranslate }: TranscriptPorts,
  conversion: Pick<Conversion, 'conversionId' | 'correctionsVersion' | 'site'>,
  sessionId: string,
): Promise<Transcript> {
  const { conversionId } = conversion;
  const [record, turns, corrections] = await Promise.all([
    chatHistory.findSession(conversionId, sessionId),
    chats.findRecent(conversionId, sessionId, shownTurns),
    readCorrections(files, conversion),
  ]);
  if (!record) throw new AppError('NOT_FOUND', { message: 'This conversation was deleted.' });
  const messages = turns.map(({ lead, outcome, confidence, citations = [], rating, ...turn }) => ({
    ...{
      messageId: turn.messageId,
      role: turn.role,
      content: describeTurn(turn),
      sentAt: turn.sentAt,
      citations,
    },
    ...(lead !== undefined && { lead }),
    ...(outcome && sendOutcome(outcome)),
    ...(rating && { rating }),
    ...(confidence !== undefined && { confidence }),
    ...(turn.translation !== undefined && { translation: turn.translation }),
  }));
  return {
    session: describeSession(record),
    messages: markCorrected(messages, corrections),
    canTranslate:
      isForeign(record.visitorLanguage, conversion) &&
      listUntranslated(turns).length > 0 &&
      (await mayTranslate(conversionId)),
  };
}

/** Adds to each answer the correction of the preceding question, if any. */
function markCorrected(
  messages: readonly TranscriptMessage[],
  corrections: readonly Correction[],
): TranscriptMessage[] {
  const byQuestion = new Map(
    // Where two claim the same words, the answer under whose question they stand counts.
    [
      ...corrections.flatMap((correction) =>
        (correction.wordings ?? []).map((wording) => [foldQuestion(wording), correction] as const),
      ),
      ...corrections.map((correction) => [foldQuestion(correction.question), correction] as const),
    ],
  );
  return messages.map((message, index) => {
    const asked = messages[index - 1];
    if (message.role !== 'assistant' || asked?.role !== 'user') return message;
    const correction = byQuestion.get(foldQuestion(asked.content));
    return correction ? { ...message, correction } : message;
  });
}
