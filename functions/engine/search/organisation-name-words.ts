import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { namesOf } from '#functions/engine/knowledge/name-knowledge.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';

/** The words of the organisation's names, folded. */
export function organisationNameWords(
  named: Pick<Knowledge, 'organisationName' | 'otherName'>,
): ReadonlySet<string> {
  return new Set(tokenize(namesOf(named)).map(({ word }) => word));
}
