import { splitHyphenated } from './split-hyphenated.ts';
import type { Token } from './token.ts';

/** Anything but ASCII and the dashes, quotation marks and spaces of typesetting (Unicode: General Punctuation). */
const notPlainPattern = /[^\0-\x7f\u2000-\u206f]/;
const fullStop = 46;
const hyphen = 45;

/** Whether a text has only unaccented Latin letters, as most English does. */
export const isPlain = (text: string): boolean => !notPlainPattern.test(text);

/**
 * Tokenizes a plain text with the same result as `tokenize`. Reading letter by letter takes a sixth of the time of
 * patterns for all scripts, and every question is read this way.
 */
export function tokenizePlain(text: string): Token[] {
  // Lower case has the same length here, so one call covers all words.
  const lower = text.toLowerCase();
  const tokens: Token[] = [];
  for (let start = 0; start < lower.length; ) {
    if (!isWordCharacter(lower, start)) start++;
    else start = readToken(lower, start, tokens);
  }
  return tokens;
}

/** Adds the word that starts here; returns the offset after it. */
function readToken(lower: string, start: number, tokens: Token[]): number {
  const initials = endOfInitials(lower, start);
  if (initials > start) {
    tokens.push({ word: lower.slice(start, initials).replaceAll('.', ''), start, end: initials });
    return initials;
  }
  const end = endOfWord(lower, start);
  const whole = endOfHyphenated(lower, end);
  if (whole === end) tokens.push({ word: lower.slice(start, end), start, end });
  else tokens.push(...splitHyphenated(lower.slice(start, whole), start, (part) => part));
  return whole;
}

function endOfWord(lower: string, start: number): number {
  let end = start + 1;
  while (isWordCharacter(lower, end)) end++;
  return end;
}

function endOfHyphenated(lower: string, endOfFirst: number): number {
  let end = endOfFirst;
  while (end < lower.length && lower.charCodeAt(end) === hyphen && isWordCharacter(lower, end + 1))
    end = endOfWord(lower, end + 1);
  return end;
}

/** End of dotted initials ("b.a", "p.m"); the start if there are none. */
function endOfInitials(lower: string, start: number): number {
  if (!isLetter(lower, start)) return start;
  let end = start + 1;
  while (
    end < lower.length &&
    lower.charCodeAt(end) === fullStop &&
    isLetter(lower, end + 1) &&
    !isWordCharacter(lower, end + 2)
  )
    end += 2;
  return end > start + 1 ? end : start;
}

const isWordCharacter = (lower: string, at: number): boolean => isLetter(lower, at) || isDigit(lower, at);

function isLetter(lower: string, at: number): boolean {
  if (at >= lower.length) return false;
  const code = lower.charCodeAt(at);
  return code >= 97 && code <= 122;
}

function isDigit(lower: string, at: number): boolean {
  if (at >= lower.length) return false;
  const code = lower.charCodeAt(at);
  return code >= 48 && code <= 57;
}
