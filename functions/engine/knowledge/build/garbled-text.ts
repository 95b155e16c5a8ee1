const oddCharacterShare = 0.12;
const mixedWordShare = 0.25;
/**
 * Twenty words of real text include at least fifteen different ones; a repeated word only hides what stands between.
 */
const wordsOfFlood = 20;
const differentWordShare = 0.25;
/** "17h30", "9h-12h": French and Spanish times. */
const hourMarkPattern = /(?<![\p{L}\d])\d{1,2}h(?:\d{2})?(?![\p{L}\d])/giu;

/**
 * Whether a text is an OCR failure (punctuation between letters, digits inside words) or one word repeated many times.
 */
export function isGarbled(text: string): boolean {
  const odd =
    text.match(
      /[^\p{L}\p{M}\p{N}\s.,;:!?'"’“”„«»()&%€$£₹@+/°•·–—、。，．：；！？（）「」『』【】〈〉《》・〜～ー…％￥₩〒※-]/gu,
    )?.length ?? 0;
  if (odd > oddCharacterShare * text.length && text.length > 3) return true;
  const words = text.split(/\s+/);
  if (words.length >= wordsOfFlood && new Set(words).size < differentWordShare * words.length) return true;
  const mixed = words.filter((word) =>
    /^\p{L}{1,4}\d+[-.]\d|^\p{Ll}\d{2,}|\p{Ll}\d+\p{L}|\d\p{Script=Latin}+\d|\p{Ll}\p{Lu}{2,}\p{Ll}|\p{L}[:;{}\\^]\p{L}/u.test(
      word.replace(hourMarkPattern, ''),
    ),
  ).length;
  return !/https?:|www\.|@/.test(text) && mixed > mixedWordShare * words.length;
}
