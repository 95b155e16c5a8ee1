import createBidi from 'bidi-js';

const bidi = createBidi();

export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const rightToLeftLetters = /[\u0590-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
/** Forms of letters that fonts show joined or side by side, and spaces of other widths. */
const presentationForms =
  /[\u00a0\u00b5\u037e\u2000-\u200a\u202f\u2126\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]+/g;
/** Arabic and Latin words that touch are two words; fonts are changed without a space between them. */
const touchingScripts = /(?<=[\u0621-\u064a])(?=[A-Za-z])|(?<=[A-Za-z])(?=[\u0621-\u064a])/g;
/** A mark stands on the letter before it. */
const spaceBeforeMark = / +(?=[\u0591-\u05c7\u064b-\u0652\u0670])/g;
/** A phone number in reverse: its groups stay in order, as readers see them. */
const reversedPhoneNumber = /\d[\d ()./-]{6,}\d?[)]?(?:\+|00|0(?!\d))/g;

/** A number beside a Latin word, as in the name of a product, in reverse. */
const numberBesideWord = /[\d.]+ (?=[A-Za-z])|(?<=[A-Za-z]) [\d.]+/g;

/** Whether most letters of a text run from right to left. */
export function runsRightToLeft(texts: readonly string[]): boolean {
  const text = texts.join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(rightToLeftLetters)?.length ?? 0) > letters / 2;
}

/** The characters of a text from left to right as they are printed, from the order that pdf.js gives. */
export function printedOrder(text: string, direction: string): string {
  if (!rightToLeft.test(text)) return text;
  return reorder(text, direction === 'rtl' ? 'rtl' : 'ltr');
}

export const reverse = (text: string): string => [...text].reverse().join('');

/**
 * The reading order of text in printed order. Text of a page that runs from right to left (`mirrored`) is given from
 * right to left, so that only its numbers and words of other scripts need to be turned.
 */
export function readingOrder(printed: string, mirrored: boolean): string {
  if (!mirrored && !rightToLeft.test(printed)) return normalizeForms(printed);
  const ordered = mirrored ? turnEmbedded(printed) : reorder(printed, 'ltr');
  return normalizeForms(ordered).replace(spaceBeforeMark, '').replace(touchingScripts, ' ');
}

export function normalizeForms(text: string): string {
  return text.replace(/\ufb05/g, 'st').replace(presentationForms, (forms) => forms.normalize('NFKC'));
}

function reorder(text: string, direction: 'ltr' | 'rtl'): string {
  const levels = bidi.getEmbeddingLevels(text, direction);
  return turn(text, bidi.getReorderSegments(text, levels));
}

/** Turns numbers and left-to-right words within text whose characters are given from right to left. */
function turnEmbedded(text: string): string {
  const { levels } = bidi.getEmbeddingLevels(text, 'rtl');
  for (const pattern of [reversedPhoneNumber, numberBesideWord])
    for (const { 0: found, index } of text.matchAll(pattern)) levels.fill(2, index, index + found.length);
  const segments: [number, number][] = [];
  for (let start = 0; start < text.length; start++) {
    if ((levels[start] ?? 0) < 2) continue;
    let end = start;
    while ((levels[end + 1] ?? 0) >= 2) end++;
    segments.push([start, end]);
    start = end;
  }
  return faceBrackets(turn(text, segments), levels);
}

/** Brackets are printed mirrored in right-to-left text; some programs name what is printed, others what is meant. */
function faceBrackets(text: string, levels: Uint8Array): string {
  const mirrored = [...text]
    .map((character, index) =>
      (levels[index] ?? 0) < 2 ? (bidi.getMirroredCharacter(character) ?? character) : character,
    )
    .join('');
  return countUnpaired(mirrored) < countUnpaired(text) ? mirrored : text;
}

function countUnpaired(text: string): number {
  let open = 0;
  let unpaired = 0;
  for (const bracket of text.match(/[()[\]{}«»]/g) ?? []) {
    if ('([{«'.includes(bracket)) open++;
    else if (open > 0) open--;
    else unpaired++;
  }
  return unpaired + open;
}

function turn(text: string, segments: readonly number[][]): string {
  const characters = text.split('');
  for (const [start = 0, end = 0] of segments)
    characters.splice(start, end - start + 1, ...characters.slice(start, end + 1).reverse());
  return characters.join('');
}
