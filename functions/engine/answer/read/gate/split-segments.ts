const breakPattern =
  /(?:[;:]\s+|[,.]\s+|\s[–—-]\s|\s[(]|[)]\s|\s(?=(?:and|but|while|with|without|if|who|which|und|aber|während|sowie|mit|ohne|wenn|et|mais|avec|sans|si|y|e|pero|mientras|con|sin|og|men|i|ale|и|а|но|без)\s))/giu;

/** Parts of a sentence that could be left out without harm to the others. */
export function splitSegments(sentence: string): string[] {
  const parts = sentence.split(breakPattern).map((part) => part.trim());
  return parts.filter((part) => /[\p{L}\d]/u.test(part));
}
