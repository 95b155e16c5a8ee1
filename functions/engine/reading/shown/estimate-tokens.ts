/** Scripts with about one token per character. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const otherLetters = /[^\p{ASCII}]/gu;
const plainCharactersPerToken = 4;
const otherCharactersPerToken = 2;

/** Roughly estimates the tokens of a text for any model, to cut a reading before a provider counts them. */
export function estimateTokens(text: string): number {
  const ideographCount = text.match(ideographs)?.length ?? 0;
  const otherCount = (text.match(otherLetters)?.length ?? 0) - ideographCount;
  const plainCount = text.length - ideographCount - otherCount;
  return Math.ceil(
    ideographCount + otherCount / otherCharactersPerToken + plainCount / plainCharactersPerToken,
  );
}
