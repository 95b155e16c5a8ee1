import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { countQuestions, type QuestionCounts } from '#shared/domain/chat/question-result.ts';
import { figureNames } from '#shared/domain/figures/glossary.ts';
import { formatShare, percentOf } from '#shared/domain/figures/shares.ts';

/** A figure with what became of it since the period before. */
export type Trend = {
  label: string;
  value: string;
  /** In words, such as "+12 on last week". */
  change: string;
  direction: 'up' | 'down' | 'same';
};

const namesBefore: Record<Timeframe, string> = {
  '24h': 'the day before',
  '7d': 'last week',
  '30d': 'the 30 days before',
};

/** `12 last week`: the same words for every figure of the period before. */
export function sayBefore(figure: string, timeframe: Timeframe): string {
  return `${figure} ${namesBefore[timeframe]}`;
}

type Figures = Pick<Analytics, 'totalChats' | 'totalVisitors' | 'questions' | 'contacts'>;

/** The first row of the analytics: how much, how well, and what it led to. */
export function describeTrends(analytics: Figures & { previous: Figures }, timeframe: Timeframe): Trend[] {
  const { previous, questions, contacts } = analytics;
  return [
    count(figureNames.conversations, analytics.totalChats, previous.totalChats, timeframe),
    count(figureNames.visitors, analytics.totalVisitors, previous.totalVisitors, timeframe),
    describeAnswered(questions, previous.questions, timeframe),
    contacts === null
      ? {
          label: figureNames.contacts,
          value: '–',
          change: 'Not all conversations are known',
          direction: 'same',
        }
      : count(figureNames.contacts, contacts, previous.contacts, timeframe),
  ];
}

function count(label: string, now: number, earlier: number | null, timeframe: Timeframe): Trend {
  const value = now.toLocaleString('en-US');
  if (earlier === null) return { label, value, change: '', direction: 'same' };
  const difference = now - earlier;
  if (difference === 0)
    return { label, value, change: sayBefore('As many as', timeframe), direction: 'same' };
  const size = Math.abs(difference).toLocaleString('en-US');
  const sign = difference > 0 ? '+' : '−';
  return {
    ...{ label, value, direction: difference > 0 ? 'up' : 'down' },
    change: sayBefore(`${sign}${size} on`, timeframe),
  };
}

/** A share is compared in points; without questions in one of both periods, not at all. */
function describeAnswered(now: QuestionCounts, earlier: QuestionCounts, timeframe: Timeframe): Trend {
  const label = 'Answered questions';
  const [share, shareBefore] = [percentAnswered(now), percentAnswered(earlier)];
  const value = share === null ? '–' : formatShare(share);
  if (share === null) return { label, value, change: 'No questions yet', direction: 'same' };
  if (shareBefore === null)
    return { label, value, change: sayBefore('No questions', timeframe), direction: 'same' };
  const points = Math.round(share) - Math.round(shareBefore);
  if (points === 0) return { label, value, change: sayBefore('As much as', timeframe), direction: 'same' };
  return {
    label,
    value,
    change: sayBefore(formatShare(shareBefore), timeframe),
    direction: points > 0 ? 'up' : 'down',
  };
}

function percentAnswered(counts: QuestionCounts): number | null {
  return percentOf(counts.answered, countQuestions(counts));
}
