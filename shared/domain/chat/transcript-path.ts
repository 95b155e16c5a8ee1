/** The page that a mailed link to a conversation opens. */
export const transcriptPath = '/conversation';

/** The part after `#` reaches no server and no log. */
export const makeTranscriptPath = (token: string): string => `${transcriptPath}#token=${token}`;
