import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import {
  type ChatSessionSummary,
  periodOfSummary,
  type SummaryPeriod,
} from '#shared/contract/assistant/chat-history.ts';
import { questionResults } from '#shared/domain/chat/question-result.ts';
import { figureNames, resultNames, saySessionState } from '#shared/domain/figures/glossary.ts';
import { writeCsv } from '../export/write-csv.ts';
import { startOf } from '../figures/period.ts';
import { describeSession } from './describe-session.ts';
import type { SessionRecord } from './session-record.ts';

/** A query page has at most 1 MB, and a conversation up to 4 KB. */
const partSize = 250;

type ExportPorts = {
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  live: Pick<LiveStore, 'listTurns'>;
  now(): Date;
};
type Export = {
  conversionId: string;
  period: SummaryPeriod;
  timeZone?: string | undefined;
  before?: string | undefined;
};

type Column = readonly [header: string, read: (session: ChatSessionSummary) => string | number];

const columns: readonly Column[] = [
  ['Question', ({ userQuery }) => userQuery],
  ['Outcome', saySessionState],
  ...questionResults.map((result): Column => [resultNames[result], ({ questions }) => questions[result]]),
  ['Messages', ({ messageCount }) => messageCount],
  ['Duration (seconds)', ({ duration }) => duration],
  ['Answers rated', ({ ratings }) => ratings.rated],
  ['Rated as helpful', ({ ratings }) => ratings.helpful],
  [`${figureNames.satisfaction} (1 to 5)`, ({ satisfaction = '' }) => satisfaction],
  ['Topics', ({ topics }) => topics.join(', ')],
  [figureNames.contacts, ({ contactProvided }) => (contactProvided ? 'yes' : 'no')],
  ['Page', ({ page = '' }) => page],
  ['Language', ({ language = '' }) => language],
  ['Tags', ({ tags = [] }) => tags.join(', ')],
  ['Your own test', ({ isTest = false }) => (isTest ? 'yes' : 'no')],
];

/**
 * Part of a period's conversations as CSV, newest first; the first part starts with the header, and `next` is
 * the cursor of the next part.
 */
export async function exportSessions(
  { chatHistory, live, now }: ExportPorts,
  { conversionId, period, timeZone, before }: Export,
): Promise<{ filename: string; content: string; next?: string }> {
  const from = startOf(periodOfSummary[period], now());
  const { records, next } = await chatHistory.listSessions(conversionId, { from, before, limit: partSize });
  const all = [
    timeColumn(timeZone),
    ...columns,
    inPersonColumn(await findSpoken(live, conversionId, records)),
  ];
  const rows = records.map(describeSession).map((session) => all.map(([, read]) => read(session)));
  const isFirst = before === undefined;
  const content = writeCsv(isFirst ? [all.map(([header]) => header), ...rows] : rows, {
    isFirstPart: isFirst,
  });
  const filename = `chat-analytics-${period}-${now().toISOString().slice(0, 10)}.csv`;
  return { filename, content, ...(next && { next }) };
}

/** What was said in person, of the few conversations that somebody joined. */
async function findSpoken(
  live: ExportPorts['live'],
  owner: string,
  records: readonly SessionRecord[],
): Promise<ReadonlyMap<string, string>> {
  const joined = records.filter(({ isJoined }) => isJoined);
  const said = await Promise.all(
    joined.map(async ({ sessionId }) => {
      const turns = await live.listTurns({ owner, sessionId }, '');
      const lines = turns.map(({ name, content }) => `${name ?? 'Visitor'}: ${content}`);
      return [sessionId, lines.join('\n')] as const;
    }),
  );
  return new Map(said);
}

function inPersonColumn(spoken: ReadonlyMap<string, string>): Column {
  return ['Said in person', ({ id }) => spoken.get(id) ?? ''];
}

/** The time as the owner's clock showed it, in a form that spreadsheets read and sort. */
function timeColumn(timeZone: string | undefined): Column {
  if (!timeZone) return ['Time', ({ timestamp }) => timestamp];
  // Swedish dates are those of ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return [`Time (${timeZone})`, ({ timestamp }) => clock.format(new Date(timestamp))];
}
