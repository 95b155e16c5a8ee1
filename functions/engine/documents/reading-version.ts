/**
 * Raised when pages are read so differently that published assistants should read theirs again: the sweeper then has them do so,
 * spread over a week (docs/decisions/004-reading-documents-and-pages.md). 2: what a click reveals is read.
 */
export const readingVersion = 2;
