import { segmentWords, unspacedPattern } from '#functions/engine/language/unspaced-words.ts';

const longestWholePiece = 80;
const wordsAtEachEnd = 6;
/** Numbers and very short words appear everywhere, so a search for them alone finds the wrong place. */
const tellingPattern = /\p{L}{4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/**
 * Adds a text fragment to a URL, with which a browser scrolls to a quote and highlights it (WICG): the whole quote if
 * short, otherwise its first and last words. A quote of several lines or cells becomes a range, because a text search
 * stays within one block.
 */
export function withTextFragment(url: string, quote: string): string {
  const pieces = quote
    .split(/[\n\t]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length === 0) return url;
  const base = url.split(':~:')[0] ?? url;
  return `${base}${base.includes('#') ? '' : '#'}:~:text=${directive(pieces)}`;
}

function directive(pieces: readonly string[]): string {
  const telling = pieces.findIndex((piece) => tellingPattern.test(piece));
  const start = Math.max(0, telling);
  const before = start > 0 ? `${encode(lastWords(pieces[start - 1] ?? ''))}-,` : '';
  const first = pieces[start] ?? '';
  const last = pieces.at(-1) ?? '';
  const isOnePiece = start === pieces.length - 1;
  if (isOnePiece && first.length <= longestWholePiece) return before + encode(first);
  return `${before}${encode(firstWords(first))},${encode(lastWords(last))}`;
}

function firstWords(text: string): string {
  if (text.length <= longestWholePiece) return text;
  const words = wordsOf(text);
  return words.slice(0, countEndWords(words)).join('').trim();
}

function lastWords(text: string): string {
  if (text.length <= longestWholePiece) return text;
  const words = wordsOf(text);
  return words.slice(-countEndWords(words)).join('').trim();
}

/** Words with the space after them. Browsers match at word boundaries only, in any script. */
function wordsOf(text: string): string[] {
  if (!unspacedPattern.test(text)) return text.split(/(?<= )/);
  return segmentWords(text).map(({ start, end }) => text.slice(start, end));
}

/** Browsers search the end of a range after its start, so the two must not share a word. */
function countEndWords(words: readonly string[]): number {
  return Math.max(1, Math.min(wordsAtEachEnd, Math.floor(words.length / 2)));
}

/** Dashes, commas and ampersands are syntax in a text directive; `encodeURIComponent` keeps the dash. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
