/** Letters ahead among which a text is looked for: texts outside the page are skipped. */
const searchedLetters = 5_000;

/** Where each text begins among the letters of a page, spaces not counted; undefined for what they do not hold in this order. */
export function locateTexts(texts: readonly string[], letters: string): (number | undefined)[] {
  let position = 0;
  return texts.map((text) => {
    const wanted = text.replace(/\s/g, '');
    if (wanted === '') return undefined;
    const found = letters.slice(position, position + searchedLetters).indexOf(wanted);
    if (found === -1) return undefined;
    const from = position + found;
    position = from + wanted.length;
    return from;
  });
}
