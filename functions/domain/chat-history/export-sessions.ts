import { stringify } from 'csv-stringify/sync';
import type { ChatSessionSummary, SummaryPeriod } from '#shared/contract/chat-history.ts';

/** A table of conversations for spreadsheets. What a visitor typed never counts as a formula there. */
export function exportSessions(
  sessions: readonly ChatSessionSummary[],
  period: SummaryPeriod,
  now: Date,
): { filename: string; content: string } {
  const content = stringify(
    sessions.map(({ topics, contactProvided, ...session }) => ({
      ...session,
      topics: topics.join(', '),
      contactProvided: contactProvided ? 'yes' : 'no',
    })),
    {
      header: true,
      columns: [
        { key: 'timestamp', header: 'Time' },
        { key: 'userQuery', header: 'Question' },
        { key: 'outcome', header: 'Outcome' },
        { key: 'messageCount', header: 'Messages' },
        { key: 'duration', header: 'Duration (seconds)' },
        { key: 'satisfaction', header: 'Satisfaction (1 to 5)' },
        { key: 'topics', header: 'Topics' },
        { key: 'contactProvided', header: 'Contact left' },
      ],
      // A cell that begins with = + - @ would be calculated: https://owasp.org/www-community/attacks/CSV_Injection
      escape_formulas: true,
      record_delimiter: 'windows',
      bom: true,
    },
  );
  return { filename: `chat-analytics-${period}-${now.toISOString().slice(0, 10)}.csv`, content };
}
