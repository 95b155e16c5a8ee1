import type { ChatSessionSummary, ChatSummary } from '#shared/contract/assistant/chat-history.ts';
import { countQuestions, type QuestionCounts } from '#shared/domain/chat/question-result.ts';
import { sayResults } from '#shared/domain/figures/glossary.ts';
import { scoreRatings } from '#shared/domain/figures/ratings.ts';
import { percentOf, sayShare } from '#shared/domain/figures/shares.ts';
import type { AskedGroup } from '../owner-answers/group-asked.ts';
import { countEach } from './count-each.ts';
import { measureSample, type PeriodCounts } from './count-period.ts';

const listedTopics = 5;
const listedQuestions = 5;

/** Summarizes a period from its counts and latest conversations; the sentences follow from the figures. */
export function summarizeSessions(
  sessions: readonly ChatSessionSummary[],
  counts: Pick<PeriodCounts, 'chats' | 'questions' | 'ratings'>,
  group: (questions: readonly string[]) => AskedGroup[],
): ChatSummary {
  const { totalChats, sampleSize } = measureSample(counts, sessions);
  const contacts = countOf(sessions, ({ contactProvided }) => contactProvided);
  const topics = countEach(sessions.flatMap((session) => session.topics));
  // A greeting alone asks nothing.
  const asking = sessions.filter((session) => countQuestions(session.questions) > 0);
  const questions = group(asking.map(({ userQuery }) => userQuery));
  const figures = {
    ...{ totalChats, sampleSize, isSample: sampleSize !== null },
    avgDuration: averageMinutes(sessions.map(({ duration }) => duration)),
    avgSatisfaction: scoreRatings(counts.ratings),
    conversionRate: percentOf(contacts, sessions.length) ?? 0,
    topTopics: topics
      .slice(0, listedTopics)
      .map(([topic, count]) => ({ topic, percentage: percentOf(count, sessions.length) ?? 0 })),
    commonQuestions: questions
      .slice(0, listedQuestions)
      .map(({ question, texts }) => ({ question, frequency: texts.length })),
    totals: { topTopics: topics.length, commonQuestions: questions.length },
  };
  return { ...figures, ...adviseOn(sessions, { ...figures, questions: counts.questions }) };
}

/** Minimum shares that deserve a sentence. */
const worthSaying = { open: 0.2, handedOver: 0.1 };
const goodSatisfaction = 4;

function adviseOn(
  sessions: readonly ChatSessionSummary[],
  {
    totalChats,
    topTopics,
    avgSatisfaction,
    questions,
  }: Pick<ChatSummary, 'totalChats' | 'topTopics' | 'avgSatisfaction'> & { questions: QuestionCounts },
): Pick<ChatSummary, 'insights' | 'recommendations'> {
  if (totalChats === 0) return { insights: [], recommendations: [] };
  const asked = countQuestions(questions);
  const open = questions.unsure + questions.unanswered;
  const handedOver = countOf(sessions, ({ outcome }) => outcome === 'transferred');
  const [top] = topTopics;
  const insights = asked > 0 ? [sayQuestions(questions, asked)] : [];
  const recommendations: string[] = [];
  if (top)
    insights.push(
      `Most asked about: ${top.topic.toLowerCase()} (${sayShareOfConversations(
        countOf(sessions, ({ topics }) => topics.includes(top.topic)),
        sessions.length,
      )}).`,
    );
  if (asked > 0 && open / asked >= worthSaying.open) {
    recommendations.push(
      'Write answers to the open questions on the Overview: each answer is live within seconds.',
    );
  }
  if (handedOver > 0 && handedOver / sessions.length >= worthSaying.handedOver) {
    insights.push(`Asked for a person: ${sayShareOfConversations(handedOver, sessions.length)}.`);
    recommendations.push('Reply to forwarded messages the same day: these visitors left their contact.');
  }
  if (avgSatisfaction !== null && avgSatisfaction < goodSatisfaction) {
    recommendations.push('Look at the conversations with low ratings and correct their answers.');
  }
  return { insights, recommendations };
}

/** Numbers, because percentages of a few questions claim too much. */
function sayQuestions(questions: QuestionCounts, asked: number): string {
  return `${asked.toLocaleString('en-US')} ${asked === 1 ? 'question' : 'questions'}: ${sayResults(questions)}.`;
}

/** "22% of conversations", or "2 of 9 conversations" when there are few. */
function sayShareOfConversations(count: number, total: number): string {
  const share = sayShare(count, total);
  return share.endsWith('%') ? `${share} of conversations` : `${share} conversations`;
}

const countOf = <T>(items: readonly T[], fits: (item: T) => boolean): number => items.filter(fits).length;

/** Minutes with one decimal. */
function averageMinutes(seconds: readonly number[]): number {
  const total = seconds.reduce((sum, value) => sum + value, 0);
  return Math.round((total / Math.max(1, seconds.length) / 60) * 10) / 10;
}
