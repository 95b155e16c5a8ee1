import { countEach } from '#functions/domain/chat-history/count-each.ts';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import { countQuestions } from '#shared/domain/chat/question-result.ts';
import { sessionOutcomeSchema } from '#shared/domain/chat/session-outcome.ts';
import { figureNames, resultNames } from '#shared/domain/figures/glossary.ts';
import { countSentiments, sentiments } from '#shared/domain/figures/ratings.ts';
import { measureSample, type PeriodCounts } from '../chat-history/count-period.ts';
import type { listUnanswered } from './list-open-questions.ts';

/** So many of each list are shown. */
export const listed = 8;

/**
 * Figures for a timeframe, from its counts and its latest stored conversations. Nothing in them identifies
 * visitors.
 */
export function analyzeSessions(
  sessions: readonly ChatSessionSummary[],
  counts: PeriodCounts,
  unanswered: ReturnType<typeof listUnanswered> = { questions: [], total: 0 },
  writtenAnswers: Analytics['writtenAnswers'] = [],
): Analytics {
  const { questions, ratings } = counts;
  const hours = sessions.map(({ timestamp }) => new Date(timestamp).getUTCHours());
  const totalVisitors = counts.visitors.reduce((sum, { count }) => sum + count, 0);
  const { totalChats, sampleSize } = measureSample(counts, sessions);
  const topics = countTexts(sessions.flatMap((session) => session.topics));
  const sources = countTexts(sessions.flatMap((session) => session.sources));
  const bySentiment = countSentiments(countQuestions(questions), ratings);
  return {
    ...counts,
    ...{ totalChats, totalVisitors, sampleSize },
    outcomes: sessionOutcomeSchema.options.map((label) => ({
      label,
      count: sessions.filter(({ outcome }) => outcome === label).length,
    })),
    satisfaction: [5, 4, 3, 2, 1].map((stars) => ({
      label: String(stars),
      count: stars === 5 ? bySentiment.positive : stars === 1 ? bySentiment.negative : 0,
    })),
    sentiment: sentiments.map((label) => ({ label, count: bySentiment[label] })),
    topics: topics.slice(0, listed),
    unansweredQuestions: unanswered.questions.map(({ question: label, count }) => ({ label, count })),
    totals: { topics: topics.length, unansweredQuestions: unanswered.total, sources: sources.length },
    writtenAnswers,
    sources: sources.slice(0, listed),
    sourceValue: valueSources(sessions),
    busiestHours: Array.from({ length: 24 }, (_, hour) => ({
      label: `${String(hour).padStart(2, '0')}:00`,
      count: hours.filter((it) => it === hour).length,
    })),
    funnel: [
      // Results of a sample can't be compared with all visitors.
      ...(sampleSize === null ? [{ label: figureNames.visitors, count: totalVisitors }] : []),
      { label: figureNames.conversations, count: sessions.length },
      {
        label: resultNames.answered,
        count: sessions.filter((session) => session.questions.answered > 0).length,
      },
      {
        label: figureNames.contacts,
        count: sessions.filter(({ contactProvided }) => contactProvided).length,
      },
    ],
  };
}

/** The pages cited in conversations with a contact, and how many of their conversations led to one. */
function valueSources(sessions: readonly ChatSessionSummary[]): Analytics['sourceValue'] {
  return countEach(sessions.flatMap(({ sources }) => sources))
    .map(([title, conversations]) => ({
      title,
      conversations,
      contacts: sessions.filter((it) => it.contactProvided && it.sources.includes(title)).length,
    }))
    .toSorted((left, right) => right.contacts - left.contacts)
    .slice(0, listed);
}

function countTexts(texts: readonly string[]): { label: string; count: number }[] {
  return countEach(texts).map(([label, count]) => ({ label, count }));
}
