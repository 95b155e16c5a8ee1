/** What a conversion does now, as its owner reads it under the progress bar. */
export const activityTexts = {
  waiting: 'Your assistant is next in line',
  againInLine: 'Trying once more',
  website: 'Reading the website',
  documents: 'Reading your documents',
  ordering: 'Putting what we read in order',
  asking: 'Asking your assistant its first questions',
  checking: 'Checking answers to common questions',
  opening: 'Opening your assistant',
  ready: 'Your assistant is ready',
  thin: 'Your assistant has almost nothing to answer from',
  stopped: 'Stopped',
} as const;

/** Of a website whose pages are being read. */
export function describePagesRead(read: number, pageLimit: number): string {
  return `${activityTexts.website}: ${read} of at most ${pageLimit} pages`;
}
