import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { countQuestions, type QuestionCounts } from '#shared/domain/chat/question-result.ts';
import { figureNames } from '#shared/domain/figures/glossary.ts';
import { formatPercent, percentOf } from '#shared/domain/figures/shares.ts';

/** A figure with what became of it since the period before. */
export type Trend = {
  label: string;
  value: string;
  /** In words, such as "+12 on the week before". */
  change: string;
  direction: 'up' | 'down' | 'same';
};

const periodsBefore: Record<Timeframe, string> = {
  '24h': 'the day before',
  '7d': 'the week before',
  '30d': 'the 30 days before',
};

type Figures = Pick<Analytics, 'totalChats' | 'totalVisitors' | 'questions' | 'contacts'>;

/** The first row of the analytics: how much, how well, and what it led to. */
export function describeTrends(analytics: Figures & { previous: Figures }, timeframe: Timeframe): Trend[] {
  const { previous, questions, contacts } = analytics;
  const before = periodsBefore[timeframe];
  return [
    count(figureNames.conversations, analytics.totalChats, previous.totalChats, before),
    count(figureNames.visitors, analytics.totalVisitors, previous.totalVisitors, before),
    describeAnswered(questions, previous.questions, before),
    contacts === null
      ? {
          label: figureNames.contacts,
          value: '–',
          change: 'Not all conversations are known',
          direction: 'same',
        }
      : count(figureNames.contacts, contacts, previous.contacts, before),
  ];
}

function count(label: string, now: number, earlier: number | null, before: string): Trend {
  const value = now.toLocaleString('en-US');
  if (earlier === null) return { label, value, change: '', direction: 'same' };
  const difference = now - earlier;
  if (difference === 0) return { label, value, change: `As many as in ${before}`, direction: 'same' };
  const size = Math.abs(difference).toLocaleString('en-US');
  return difference > 0
    ? { label, value, change: `+${size} on ${before}`, direction: 'up' }
    : { label, value, change: `−${size} on ${before}`, direction: 'down' };
}

/** A share is compared in points; without questions in one of both periods, not at all. */
function describeAnswered(now: QuestionCounts, earlier: QuestionCounts, before: string): Trend {
  const label = 'Answered questions';
  const [share, shareBefore] = [percentAnswered(now), percentAnswered(earlier)];
  const value = share === null ? '–' : formatPercent(share);
  if (share === null) return { label, value, change: 'No questions yet', direction: 'same' };
  if (shareBefore === null) return { label, value, change: `No questions in ${before}`, direction: 'same' };
  const points = Math.round((share - shareBefore) * 10) / 10;
  if (points === 0) return { label, value, change: `As in ${before}`, direction: 'same' };
  return {
    label,
    value,
    change: `${formatPercent(shareBefore)} in ${before}`,
    direction: points > 0 ? 'up' : 'down',
  };
}

function percentAnswered(counts: QuestionCounts): number | null {
  return percentOf(counts.answered, countQuestions(counts));
}
