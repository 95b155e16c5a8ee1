const breakPattern =
  /(?:[;:]\s+|[,.]\s+|\s[–—-]\s|\s[(]|[)]\s|\s(?=(?:and|but|while|with|who|which|und|aber|während|sowie|mit|et|mais|avec|y|e|pero|mientras|con|og|men|i|ale|и|а|но)\s))/giu;

/** Parts of a sentence that could be left out without harm to the others. */
export function splitSegments(sentence: string): string[] {
  const parts = sentence.split(breakPattern).map((part) => part.trim());
  return parts.filter((part) => /[\p{L}\d]/u.test(part));
}
