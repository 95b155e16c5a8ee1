import { grammarRun as japanese } from '../ja/grammar-run.ts';

/**
 * In unspaced scripts, runs of letters that inflect or join words rather than naming something. Apart from the lexicons,
 * because calls that only split a question into words start without them.
 */
export const grammarRuns: readonly RegExp[] = [japanese];
