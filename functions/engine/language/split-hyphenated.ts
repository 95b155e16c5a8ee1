import type { Token } from './token.ts';

/** A hyphenated word that starts at an offset: its joined form where it has letters ("e-mail", not "2024-25"), and its parts. */
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
