import type { ChatSessionSummary, ChatSummary } from '#shared/contract/chat-history.ts';
import { type QuestionCounts, sumQuestions } from '#shared/domain/chat/question-result.ts';
import { sayShare } from '#shared/domain/say-share.ts';
import { countEach } from './count-each.ts';
import { sampleLimit } from './find-sessions.ts';
import { groupQuestions } from './group-questions.ts';

const listedTopics = 5;
const listedQuestions = 5;

/** Summarizes a period's conversations; the sentences follow from the figures. */
export function summarizeSessions(sessions: readonly ChatSessionSummary[]): ChatSummary {
  const rated = sessions.flatMap(({ satisfaction }) => satisfaction ?? []);
  const summary = {
    totalChats: sessions.length,
    isSample: sessions.length === sampleLimit,
    avgDuration: round(averageOf(sessions.map(({ duration }) => duration)) / 60),
    avgSatisfaction: rated.length ? round(averageOf(rated)) : null,
    conversionRate: round(
      (countOf(sessions, ({ contactProvided }) => contactProvided) / Math.max(1, sessions.length)) * 100,
    ),
    topTopics: countEach(sessions.flatMap(({ topics }) => topics))
      .slice(0, listedTopics)
      .map(([topic, count]) => ({ topic, percentage: round((count / sessions.length) * 100) })),
    commonQuestions: groupQuestions(sessions.map(({ userQuery }) => userQuery))
      .slice(0, listedQuestions)
      .map(([question, frequency]) => ({ question, frequency })),
  };
  return { ...summary, ...adviseOn(sessions, summary) };
}

/** Minimum shares that deserve a sentence. */
const worthSaying = { open: 0.2, handedOver: 0.1 };
const goodSatisfaction = 4;

function adviseOn(
  sessions: readonly ChatSessionSummary[],
  { totalChats, topTopics, avgSatisfaction }: Omit<ChatSummary, 'insights' | 'recommendations'>,
): Pick<ChatSummary, 'insights' | 'recommendations'> {
  if (totalChats === 0) return { insights: [], recommendations: [] };
  const questions = sumQuestions(sessions.map((session) => session.questions));
  const asked = questions.answered + questions.unsure + questions.unanswered;
  const open = questions.unsure + questions.unanswered;
  const handedOver = countOf(sessions, ({ outcome }) => outcome === 'transferred');
  const [top] = topTopics;
  const insights = asked > 0 ? [sayQuestions(questions, asked)] : [];
  const recommendations: string[] = [];
  if (top)
    insights.push(
      `Visitors ask most about ${top.topic.toLowerCase()}: ${sayShare(
        countOf(sessions, ({ topics }) => topics.includes(top.topic)),
        totalChats,
      )} conversations.`,
    );
  if (asked > 0 && open / asked >= worthSaying.open) {
    recommendations.push(
      'Write answers to the open questions on the Overview: each answer is live within seconds.',
    );
  }
  if (handedOver / totalChats >= worthSaying.handedOver) {
    insights.push(`${sayShare(handedOver, totalChats)} conversations asked for a person.`);
    recommendations.push('Reply to forwarded messages the same day: these visitors left their contact.');
  }
  if (avgSatisfaction !== null && avgSatisfaction < goodSatisfaction) {
    recommendations.push('Look at the conversations with low ratings and correct their answers.');
  }
  return { insights, recommendations };
}

/** Numbers, because percentages of a few questions claim too much. */
function sayQuestions({ answered, unsure, unanswered }: QuestionCounts, asked: number): string {
  const parts = [
    `${answered} answered`,
    ...(unsure ? [`${unsure} answered without certainty`] : []),
    ...(unanswered ? [`${unanswered} not answered`] : []),
  ];
  return `${asked} ${asked === 1 ? 'question' : 'questions'}: ${parts.join(', ')}.`;
}

function countOf<T>(items: readonly T[], fits: (item: T) => boolean): number {
  return items.filter(fits).length;
}

function averageOf(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** Rounds to one decimal: document 2 section 9. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
