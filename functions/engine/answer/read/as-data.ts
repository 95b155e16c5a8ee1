/** Everything that looks like an angle bracket or a straight double quote, whatever its width. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/[<＜﹤‹〈⟨〈《≪❮❬˂ᐸ]/gu, '('],
  [/[>＞﹥›〉⟩〉》≫❯❭˃ᐳ]/gu, ')'],
  [/["＂]/gu, '’'],
  // Numbers in square brackets are the prompt's own.
  [/[[［【](\s*\d[\d,\s]*)[\]］】]/gu, '($1)'],
  [/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' '],
];

/** One line of text that can neither close the marks around it nor pass for the number of a passage. */
export function asData(text: string): string {
  return lookalikes.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text).trim();
}
