import { addDays } from '#shared/domain/trial.ts';
import { type DayCounter, dayOf } from '../chat/chat-day.ts';
import { findSessionsSince } from '../chat-history/find-sessions.ts';
import { groupQuestions } from '../chat-history/group-questions.ts';
import type { Week } from './life-cycle.ts';
import type { SummaryPorts } from './ports.ts';

export type WeekSummary = Pick<
  Record<DayCounter, number>,
  'conversations' | 'questions' | 'answered' | 'unsure' | 'rated' | 'helpful'
> & {
  /** Unanswered questions, most frequent first. */
  unanswered: { question: string; count: number }[];
};

/** As many as somebody answers on a Monday morning. */
const listedQuestions = 5;
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** An assistant's questions and results of a week. */
export async function summarizeWeek(
  { chatDays, chatHistory }: SummaryPorts,
  conversionId: string,
  { begin, end }: Week,
): Promise<WeekSummary> {
  const [days, sessions] = await Promise.all([
    Promise.all(daysOfWeek.map((day) => chatDays.read(conversionId, dayOf(addDays(begin, day))))),
    findSessionsSince({ chatHistory }, conversionId, begin.toISOString()),
  ]);
  const sum = (counter: DayCounter) => days.reduce((total, day) => total + day[counter], 0);
  const declined = sessions
    .filter(({ timestamp }) => timestamp < end.toISOString())
    .flatMap(({ unanswered }) => unanswered);
  return {
    conversations: sum('conversations'),
    questions: sum('questions'),
    answered: sum('answered'),
    unsure: sum('unsure'),
    rated: sum('rated'),
    helpful: sum('helpful'),
    unanswered: groupQuestions(declined)
      .slice(0, listedQuestions)
      .map(([question, count]) => ({ question, count })),
  };
}
