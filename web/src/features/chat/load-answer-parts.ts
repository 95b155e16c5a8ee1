/** Everything of an answer but its text: needed after the first question, and fetched while it is typed. */
export const loadAnswerParts = () => import('./answer-parts.ts');

/** Fetches the parts ahead; what fails here loads when it is shown. */
export function prepareAnswerParts(): void {
  void loadAnswerParts().catch(() => undefined);
}
