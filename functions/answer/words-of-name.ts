import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import { tokenize } from '#functions/knowledge/language/tokenize.ts';

/** The words of the organisation's name, folded. */
export function wordsOfName({ organisationName }: Knowledge): ReadonlySet<string> {
  return new Set(tokenize(organisationName).map(({ word }) => word));
}
