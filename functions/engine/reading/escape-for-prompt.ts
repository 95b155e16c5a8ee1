/** Lookalikes of angle brackets and straight double quotes, in any width. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/[<＜﹤‹〈⟨〈《≪❮❬˂ᐸ]/gu, '('],
  [/[>＞﹥›〉⟩〉》≫❯❭˃ᐳ]/gu, ')'],
  [/["＂]/gu, '’'],
  // Numbers in square brackets are passage numbers of the prompt.
  [/[[［【](\s*\d[\d,\s]*)[\]］】]/gu, '($1)'],
  [/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' '],
];

/** Makes a text one line that can't close the prompt's tags or imitate a passage number. */
export function escapeForPrompt(text: string): string {
  return lookalikes.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text).trim();
}
