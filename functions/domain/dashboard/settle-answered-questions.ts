import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { dependsOnContext } from '#functions/engine/search/resolve-follow-up.ts';
import type { AnsweredBy } from '#shared/contract/dashboard/attention.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { listAskingSessions } from './list-asking-sessions.ts';
import { listClosableQuestions } from './list-open-questions.ts';
import type { AnsweredQuestionPorts } from './ports.ts';
import { readOpenChoices } from './read-open-choices.ts';

/** Each takes the engine milliseconds. */
const mostAsked = 20;

/**
 * Closes the open questions that new knowledge answers for certain, by the engine alone. What the knowledge of the
 * last check answered too was no gap of it, so its question stays open.
 */
export async function settleAnsweredQuestions(
  ports: AnsweredQuestionPorts,
  conversion: Conversion,
  knowledge: Knowledge,
): Promise<void> {
  const { conversionId, readiness } = conversion;
  if (!readiness) return;
  const { sessions } = await listAskingSessions(ports, conversionId);
  if (sessions.every(({ unanswered, unsure }) => unanswered.length + unsure.length === 0)) return;
  const choices = await readOpenChoices(ports, conversion, sessions);
  const answered = listClosableQuestions(sessions, choices)
    .slice(0, mostAsked)
    .flatMap(({ id, question, lastAskedAt }) => {
      const found = dependsOnContext(question) ? undefined : findAnswer(knowledge, question);
      return found && found.readAt > lastAskedAt ? [{ id, question, ...found }] : [];
    });
  if (answered.length === 0) return;
  const former = await ports.files.readKnowledge(conversionId, readiness.knowledgeVersion);
  if (!former) return;
  for (const { id, question, answeredBy } of answered) {
    if (findAnswer(former, question)) continue;
    const answeredAt = ports.now().toISOString();
    await ports.dismissedQuestions.close(conversionId, id, { answeredBy, answeredAt });
  }
}

/** What answers a question for certain, and when it was read. */
function findAnswer(
  knowledge: Knowledge,
  question: string,
): { answeredBy: AnsweredBy; readAt: string } | undefined {
  const { outcome, citations } = answerQuestion({ knowledge, question, history: [] });
  const [citation] = citations;
  if (outcome !== 'answered' || !citation) return undefined;
  const { title, url, readAt } = citation;
  return { answeredBy: { title, ...(typeof url === 'string' && url !== '' && { url }) }, readAt };
}
