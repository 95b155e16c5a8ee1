import type { Token } from './token.ts';

/**
 * Splits a hyphenated word at an offset into its joined form, if it has letters ("e-mail", not "2024-25"), and its
 * parts.
 */
export function splitHyphenated(text: string, start: number, fold: (word: string) => string): Token[] {
  const tokens: Token[] = [];
  const parts = text.split('-');
  if (parts.some((part) => /\p{L}/u.test(part))) {
    tokens.push({ word: fold(parts.join('')), start, end: start + text.length });
  }
  let offset = start;
  for (const part of parts) {
    tokens.push({ word: fold(part), start: offset, end: offset + part.length });
    offset += part.length + 1;
  }
  return tokens;
}
