/** The page that a mailed link to a conversation opens. */
export const transcriptPath = '/conversation';

/** The part after `#` reaches no server and no log. */
export function makeTranscriptPath(token: string): string {
  return `${transcriptPath}#token=${token}`;
}
