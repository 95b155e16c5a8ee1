import type { TextItem } from './pdf-segments.ts';

/** Fewer letters say nothing about a font. */
const judgedCharacters = 8;
const judgedLetters = 60;
/** Shares of a font's text from which it isn't text. */
const unmappedShare = 0.1;
const accentedShare = 0.45;
const brokenWordShare = 0.35;
const vowelShare = 0.1;

/** Characters that a font without a character map yields. Bullets of symbol fonts have private code points too. */
const unmapped = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu;
/** Words with signs or capitals in the middle, as codes of other letters show. */
const brokenWord =
  /\p{L}[^\p{L}\p{M}\p{N}\s'’‘.,:;·\-–—_/@&()+*#?=%~|]+\p{L}|\p{Ll}\p{Lu}[^\p{Ll}]|\p{L}[\\^[\]{}<>|]|[\\^[\]{}|]\p{L}{1,2}[\\^[\]{}|]/u;
const latinOnly = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/**
 * The fonts whose text is not what they show, by pdf.js's ids: without a character map the letters are codes, which
 * must never be quoted.
 */
export function findUnreadableFonts(items: Iterable<TextItem>): Set<string> {
  const texts = new Map<string, string[]>();
  for (const { str, fontName } of items) {
    const ofFont = texts.get(fontName);
    if (ofFont) ofFont.push(str);
    else texts.set(fontName, [str]);
  }
  return new Set([...texts].filter(([, strings]) => isUnreadable(strings.join(' '))).map(([font]) => font));
}

function isUnreadable(text: string): boolean {
  const visible = text.replace(/\s/g, '');
  if (visible.length === 0) return false;
  if (count(visible, unmapped) > visible.length * unmappedShare) return true;
  if (visible.length < judgedCharacters || !latinOnly.test(text)) return false;
  if (count(visible, /[\u0080-\u00ff\u0152\u0153\u0160\u0161\u0178\u0192]/g) > visible.length * accentedShare)
    return true;
  const words = text.split(/\s+/).filter((word) => count(word, /\p{L}/gu) > 1);
  const letters = count(text, /\p{L}/gu);
  if (letters < judgedLetters) return false;
  if (words.filter((word) => brokenWord.test(word)).length > words.length * brokenWordShare) return true;
  return count(text.normalize('NFD'), /[aeiouyw\u00e6\u00f8\u0153\u0131]/gi) < letters * vowelShare;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
