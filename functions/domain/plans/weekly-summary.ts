import { addDays } from '#shared/domain/trial.ts';
import { countEach } from '../chat-history/count-each.ts';
import type { ChatHistoryStore } from '../chat-history/session-record.ts';
import { findSessionsSince } from '../chat-history/summarize-sessions.ts';
import { type ChatDayStore, type DayCounter, dayOf } from '../conversations/chat-day.ts';
import type { Week } from './life-cycle.ts';

export type WeekSummary = Pick<
  Record<DayCounter, number>,
  'conversations' | 'questions' | 'answered' | 'rated' | 'helpful'
> & {
  /** First questions of conversations that ended without an answer, the most frequent ones first. */
  unanswered: { question: string; count: number }[];
};

export type SummaryWorld = {
  chatDays: Pick<ChatDayStore, 'read'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
};

/** As many as somebody answers on a Monday morning. */
const listedQuestions = 5;
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** What an assistant's visitors asked in a week, and how it did. */
export async function summarizeWeek(
  { chatDays, chatHistory }: SummaryWorld,
  conversionId: string,
  { begin, end }: Week,
): Promise<WeekSummary> {
  const [days, sessions] = await Promise.all([
    Promise.all(daysOfWeek.map((day) => chatDays.read(conversionId, dayOf(addDays(begin, day))))),
    findSessionsSince({ chatHistory }, conversionId, begin),
  ]);
  const sum = (counter: DayCounter) => days.reduce((total, day) => total + day[counter], 0);
  const abandoned = sessions.filter(
    ({ outcome, timestamp }) => outcome === 'abandoned' && timestamp < end.toISOString(),
  );
  return {
    conversations: sum('conversations'),
    questions: sum('questions'),
    answered: sum('answered'),
    rated: sum('rated'),
    helpful: sum('helpful'),
    unanswered: countEach(abandoned.map(({ userQuery }) => userQuery.trim()))
      .slice(0, listedQuestions)
      .map(([question, count]) => ({ question, count })),
  };
}
