import type { Attention } from '#shared/contract/dashboard.ts';
import { describeSession } from '../chat-history/describe-session.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { foldQuestion } from '../knowledge-base/correct-answer.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';
import { listOpenQuestions } from './list-open-questions.ts';
import type { AttentionPorts } from './ports.ts';

const periodMilliseconds = 30 * 86_400_000;
/** One page of conversations, so that the cost is constant. */
const lookedAt = 200;
const listedQuestions = 5;
const countedMessages = 50;

/** What waits for the owner of an assistant. */
export async function findAttention(ports: AttentionPorts, conversion: Conversion): Promise<Attention> {
  const { conversionId } = conversion;
  const from = new Date(ports.now().getTime() - periodMilliseconds).toISOString();
  const [{ records }, corrections, waiting, library] = await Promise.all([
    ports.chatHistory.listSessions(conversionId, { from, limit: lookedAt }),
    readCorrections(ports.files, conversion),
    ports.inbox.listNewest({ conversionId }, 'waiting', undefined, countedMessages),
    ports.libraries.find(conversionId),
  ]);
  const corrected = new Set(corrections.map(({ question }) => foldQuestion(question)));
  const visitors = records.filter(({ isTest }) => !isTest).map(describeSession);
  const questions = listOpenQuestions(visitors, (question) => corrected.has(foldQuestion(question)));
  const { endedAt, findings } = library?.website ?? {};
  return {
    questions: questions.slice(0, listedQuestions),
    openQuestions: questions.length,
    waitingMessages: waiting.length,
    website: endedAt && findings ? { readAt: endedAt, ...findings } : null,
  };
}
