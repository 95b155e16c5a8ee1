/** A word of a text: `word` is folded (lower case, no accents), `start` and `end` are offsets in the text. */
export type Token = { word: string; start: number; end: number };

/** Words, hyphenated words, and letters with full stops between ("B.A.", "p.m."), which read as one word. */
const wordPattern = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const accentPattern = /\p{M}+/gu;
/** Scripts written without spaces, or whose words glue particles: searched by pairs of characters. */
const pairedScriptPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const pairedRunPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu;

/** Lower case without accents, so that "Écoles" and "ecoles" are one word. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return isAscii(lower) ? lower : lower.normalize('NFD').replace(accentPattern, '').normalize('NFC');
}

/** Words of a text in order. A hyphenated word yields its joined form and its parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    if (pairedScriptPattern.test(match[0])) addPairs(tokens, match[0], start);
    else if (match[0].includes('-')) addHyphenated(tokens, match[0], start);
    else tokens.push({ word: foldWord(match[0].replaceAll('.', '')), start, end: start + match[0].length });
  }
  return tokens;
}

function addHyphenated(tokens: Token[], text: string, start: number): void {
  const end = start + text.length;
  const parts = text.split('-');
  if (parts.some((part) => /\p{L}/u.test(part))) {
    tokens.push({ word: foldWord(parts.join('')), start, end });
  }
  let offset = start;
  for (const part of parts) {
    tokens.push({ word: foldWord(part), start: offset, end: offset + part.length });
    offset += part.length + 1;
  }
}

function addPairs(tokens: Token[], text: string, start: number): void {
  for (const run of text.matchAll(pairedRunPattern)) {
    const from = start + run.index;
    if (!pairedScriptPattern.test(run[0]) || run[0].length === 1) {
      tokens.push({ word: foldWord(run[0]), start: from, end: from + run[0].length });
      continue;
    }
    for (let index = 0; index + 2 <= run[0].length; index++) {
      tokens.push({ word: run[0].slice(index, index + 2), start: from + index, end: from + index + 2 });
    }
  }
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}
