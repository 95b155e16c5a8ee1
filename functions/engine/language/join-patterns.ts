import type { Lexicon } from '../lexicon/lexicon.ts';
import { allLexicons } from '../lexicon/lexicons.ts';
import { foldWord } from './tokenize.ts';

type Pick = (lexicon: Lexicon) => RegExp | string | undefined;

/** The sources of what each language has for one thing, in the order of the languages. */
export function joinSources(pick: Pick, lexicons: readonly Lexicon[] = everyLexicon): string {
  const sources = lexicons.flatMap((lexicon) => {
    const found = pick(lexicon);
    if (found === undefined) return [];
    return [typeof found === 'string' ? found : found.source];
  });
  return [...new Set(sources)].join('|');
}

/** Folded words of what each language lists for one thing. */
export function joinWords(pick: (lexicon: Lexicon) => string | undefined): ReadonlySet<string> {
  return new Set(everyLexicon.flatMap((lexicon) => pick(lexicon)?.trim().split(/\s+/).map(foldWord) ?? []));
}

/** One pattern of what each language has for one thing; call it once, when a module is loaded. */
export function joinPatterns(pick: Pick, lexicons: readonly Lexicon[] = everyLexicon): RegExp {
  return new RegExp(joinSources(pick, lexicons) || '(?!)', 'u');
}

const everyLexicon: readonly Lexicon[] = allLexicons.map(({ lexicon }) => lexicon);
