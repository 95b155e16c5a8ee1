import { segmentWords, unspacedPattern } from '#functions/engine/language/unspaced-words.ts';

const longestWholePiece = 80;
const wordsAtEachEnd = 6;
/** Numbers and words of a letter or two stand everywhere: a search for them alone finds the wrong place. */
const tellingPattern = /\p{L}{4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/**
 * Address that makes a browser scroll to a quote and mark it (WICG text fragments): the whole quote when it is short,
 * else its first and last words. Lines and cells of a quote stand in different blocks, and one search stays within a
 * block, so they are the ends of a range.
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

/** Words with the space after them. A browser finds a quote at the borders of words only, in any script. */
function wordsOf(text: string): string[] {
  if (!unspacedPattern.test(text)) return text.split(/(?<= )/);
  return segmentWords(text).map(({ start, end }) => text.slice(start, end));
}

/** The end of a range is searched behind its start: the two must not share a word. */
function countEndWords(words: readonly string[]): number {
  return Math.max(1, Math.min(wordsAtEachEnd, Math.floor(words.length / 2)));
}

/** A dash, a comma and an ampersand are syntax in a text directive; `encodeURIComponent` leaves the dash. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
