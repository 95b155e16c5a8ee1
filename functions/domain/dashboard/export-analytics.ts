import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { questionResults } from '#shared/domain/chat/question-result.ts';
import { figureNames, outcomeNames, ratingNames, resultNames } from '#shared/domain/figures/glossary.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { writeCsv } from '../export/write-csv.ts';
import { type AnalyticsPorts, readAnalytics } from './read-analytics.ts';

type Line = [figure: string, of: string, count: number | '', before: number | ''];

/** The figures of a timeframe as a table, each with that of the period before where there is one. */
export async function exportAnalytics(
  ports: AnalyticsPorts,
  conversion: Conversion,
  timeframe: Timeframe,
): Promise<{ filename: string; content: string }> {
  const analytics = await readAnalytics(ports, conversion, timeframe);
  const day = ports.now().toISOString().slice(0, 10);
  const heads = ['Figure', 'Of', 'Count', 'Period before'];
  return {
    filename: `analytics-${timeframe}-${day}.csv`,
    content: writeCsv([heads, ...listLines(analytics)], { isFirstPart: true }),
  };
}

function listLines(analytics: Analytics): Line[] {
  const { previous, questions, ratings } = analytics;
  return [
    [figureNames.conversations, '', analytics.totalChats, previous.totalChats],
    [figureNames.visitors, '', analytics.totalVisitors, previous.totalVisitors],
    [figureNames.contacts, '', analytics.contacts ?? '', previous.contacts ?? ''],
    ...questionResults.map(
      (result): Line => [
        figureNames.results,
        resultNames[result],
        questions[result],
        previous.questions[result],
      ],
    ),
    ['Ratings', '', ratings.rated, previous.ratings.rated],
    ['Ratings', ratingNames.helpful, ratings.helpful, previous.ratings.helpful],
    ...compare(`${figureNames.conversations} from`, analytics.chats, previous.chats),
    ...compare(`${figureNames.visitors} from`, analytics.visitors, previous.visitors),
    ...compare(
      figureNames.outcomes,
      analytics.outcomes.map(({ label, count }) => ({ label: outcomeNames[label], count })),
    ),
    ...compare('Hour of the day (UTC)', analytics.busiestHours),
    ...compare('Topic', analytics.topics),
    ...compare('Source', analytics.sources),
    ...compare('Unanswered question', analytics.unansweredQuestions),
    ...analytics.writtenAnswers.map(
      ({ question, openBefore, answeredSince }): Line => [
        'Your answer: given, and asked without a sure answer before it',
        ...([question, answeredSince, openBefore] as const),
      ],
    ),
  ];
}

type Counted = readonly { label: string; count: number }[];

function compare(figure: string, now: Counted, before: Counted = []): Line[] {
  return now.map(({ label, count }, at) => [figure, label, count, before[at]?.count ?? '']);
}
