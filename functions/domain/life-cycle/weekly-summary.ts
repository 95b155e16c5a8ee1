import { type QuestionCounts, splitQuestions } from '#shared/domain/chat/question-result.ts';
import type { RatingCounts } from '#shared/domain/figures/ratings.ts';
import { addDays } from '#shared/domain/trial.ts';
import { dayOf, sumDayCounts } from '../chat/chat-day.ts';
import { findSessionsSince } from '../chat-history/find-sessions.ts';
import { groupQuestions } from '../chat-history/group-questions.ts';
import type { Week } from './life-cycle.ts';
import type { SummaryPorts } from './ports.ts';

export type WeekSummary = {
  conversations: number;
  questions: QuestionCounts;
  ratings: RatingCounts;
  /** Unanswered questions, most frequent first. */
  unanswered: { question: string; count: number }[];
};

/** As many as somebody answers on a Monday morning. */
const listedQuestions = 5;

/** An assistant's questions and results of a week. */
export async function summarizeWeek(
  { chatDays, chatHistory }: SummaryPorts,
  conversionId: string,
  { begin, end }: Week,
): Promise<WeekSummary> {
  const [days, sessions] = await Promise.all([
    chatDays.readDays(conversionId, dayOf(begin), dayOf(addDays(end, -1))),
    findSessionsSince({ chatHistory }, conversionId, begin.toISOString()),
  ]);
  const counts = sumDayCounts([...days.values()]);
  const declined = sessions
    .filter(({ timestamp }) => timestamp < end.toISOString())
    .flatMap(({ unanswered }) => unanswered);
  return {
    conversations: counts.conversations,
    questions: splitQuestions(counts),
    ratings: { rated: counts.rated, helpful: counts.helpful },
    unanswered: groupQuestions(declined)
      .slice(0, listedQuestions)
      .map(([question, count]) => ({ question, count })),
  };
}
