const breakPattern =
  /(?:[;:]\s+|,\s+|\s[–—-]\s|\s+(?:and|but|while|whereas|und|aber|während|sowie|et|mais|tandis que|y|pero|mientras|и|а|но)\s+)/giu;

/** Parts of a sentence that each may stand on another quote. */
export function splitClauses(sentence: string): string[] {
  const clauses = sentence
    .split(breakPattern)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause));
  return clauses.length > 0 ? clauses : [sentence];
}
