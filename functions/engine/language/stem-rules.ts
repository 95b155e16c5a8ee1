import { allLexicons } from '../lexicon/tables/lexicons.ts';
import type { Language } from './languages.ts';
import { foldWord } from './tokenize.ts';

/** Replaces a suffix if at least `minimumRemainder` characters remain before it. */
export type SuffixRule = { suffix: string; replacement: string; minimumRemainder: number };

/** Rules of each language by round. */
export const stemRules: ReadonlyMap<Language, readonly SuffixRule[][]> = new Map(
  allLexicons.map(({ language, lexicon }) => [language, (lexicon.stems?.rounds ?? []).map(parseRound)]),
);

function parseRound(table: string): SuffixRule[] {
  return table.split(' ').map((rule) => {
    const [suffix = '', rest = ''] = rule.split('>');
    const [replacement = '', remainder = ''] = rest.split('/');
    return { suffix: foldWord(suffix), replacement, minimumRemainder: Number(remainder) };
  });
}
