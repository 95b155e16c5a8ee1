import winkNlpUtils from 'wink-nlp-utils';

const cache = new Map<string, string>();

/** Words of a text without stop words, stemmed by Porter's rules, the best choice for every library that accepts it. */
export function porterTerms(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return winkNlpUtils.tokens.removeWords(words).map(porterStem);
}

/** The stem of a lower-case word; undefined for a stop word. */
export function porterTerm(word: string): string | undefined {
  return porterTerms(word)[0];
}

function porterStem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stemmed = winkNlpUtils.string.stem(word);
  cache.set(word, stemmed);
  return stemmed;
}
