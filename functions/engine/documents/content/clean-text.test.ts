import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['collapses white space', ' a\u00a0\t b\r\n c ', 'a b c'],
    ['composes characters', 'cafe\u0301', 'café'],
    ['removes bidirectional overrides', 'fees \u202e0094\u202c', 'fees 0094'],
    ['removes zero-width characters', 'f\u200bee\u2060s\ufeff', 'fees'],
    ['removes tag characters', 'fees\u{e0049}\u{e0067}\u{e006e}', 'fees'],
    ['removes controls and terminal sequences', 'a\0b\u001b[31mred\u001b[0m\u0007', 'abred'],
    ['removes unpaired surrogates', 'a\ud800b', 'ab'],
    ['keeps the joiners of emoji', '👩\u200d🏫', '👩\u200d🏫'],
    ['keeps the joiners of scripts that need them', 'می\u200cخواهم', 'می\u200cخواهم'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it('the fast path for plain text gives the same result', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const text = ` a ${String.fromCharCode(unit)}e${String.fromCharCode(unit)} `;
      // The last character turns the fast path off.
      expect(`${cleanText(text)} \u3042`).toBe(cleanText(`${text} \u3042`));
    }
  });
});
