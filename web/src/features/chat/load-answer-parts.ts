/** Everything of an answer but its text: needed after the first question, and fetched while it is typed. */
export const loadAnswerParts = () => import('./answer-parts.ts');

/** Fetches the parts and the typeface of quotes ahead; what fails here loads when it is shown. */
export function prepareAnswerParts(): void {
  void loadAnswerParts().catch(() => undefined);
  void document.fonts.load('1em Newsreader').catch(() => undefined);
}
