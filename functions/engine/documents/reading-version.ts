/**
 * Increase it when pages are read so differently that published assistants should reread theirs; the sweeper spreads
 * that over a week (docs/decisions/004-reading-documents-and-pages.md). 2: reads content revealed by a click.
 */
export const readingVersion = 2;
