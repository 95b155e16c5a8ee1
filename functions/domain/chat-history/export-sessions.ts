import type { ChatSessionSummary, SummaryPeriod } from '#shared/contract/chat-history.ts';
import { writeCsv } from '../export/write-csv.ts';
import { describeSession } from './describe-session.ts';
import { startOfPeriod } from './find-sessions.ts';
import type { ChatHistoryStore } from './ports.ts';

/** A query page has at most 1 MB, and a conversation up to 4 KB. */
const partSize = 250;

type ExportPorts = { chatHistory: Pick<ChatHistoryStore, 'listSessions'>; now(): Date };
type Export = { conversionId: string; period: SummaryPeriod; before?: string | undefined };

const columns: readonly [header: string, read: (session: ChatSessionSummary) => string | number][] = [
  ['Time', ({ timestamp }) => timestamp],
  ['Question', ({ userQuery }) => userQuery],
  ['Outcome', ({ outcome }) => outcome],
  ['Questions answered', ({ questions }) => questions.answered],
  ['Questions answered without certainty', ({ questions }) => questions.unsure],
  ['Questions not answered', ({ questions }) => questions.unanswered],
  ['Messages', ({ messageCount }) => messageCount],
  ['Duration (seconds)', ({ duration }) => duration],
  ['Satisfaction (1 to 5)', ({ satisfaction = '' }) => satisfaction],
  ['Topics', ({ topics }) => topics.join(', ')],
  ['Contact left', ({ contactProvided }) => (contactProvided ? 'yes' : 'no')],
  ['Page', ({ page = '' }) => page],
  ['Your own test', ({ isTest = false }) => (isTest ? 'yes' : 'no')],
];

/**
 * Part of a period's conversations as CSV, newest first; the first part starts with the header, and `next` is
 * the cursor of the next part.
 */
export async function exportSessions(
  { chatHistory, now }: ExportPorts,
  { conversionId, period, before }: Export,
): Promise<{ filename: string; content: string; next?: string }> {
  const from = startOfPeriod(period, now());
  const { records, next } = await chatHistory.listSessions(conversionId, { from, before, limit: partSize });
  const rows = records.map(describeSession).map((session) => columns.map(([, read]) => read(session)));
  const isFirst = before === undefined;
  const content = writeCsv(isFirst ? [columns.map(([header]) => header), ...rows] : rows, {
    isFirstPart: isFirst,
  });
  const filename = `chat-analytics-${period}-${now().toISOString().slice(0, 10)}.csv`;
  return { filename, content, ...(next && { next }) };
}
