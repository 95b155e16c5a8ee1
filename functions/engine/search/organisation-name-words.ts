import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';

/** The words of the organisation's name, folded. */
export function organisationNameWords({
  organisationName,
}: Pick<Knowledge, 'organisationName'>): ReadonlySet<string> {
  return new Set(tokenize(organisationName).map(({ word }) => word));
}
