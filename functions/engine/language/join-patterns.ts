import { foldWord } from './tokenize.ts';

/** Regular expression sources of several languages, in order, without duplicates. */
export function joinSources(patterns: readonly (RegExp | undefined)[]): string {
  return [...new Set(patterns.flatMap((pattern) => pattern?.source ?? []))].join('|');
}

/** Joins the patterns of several languages into one; call it once, when a module loads. */
export function joinPatterns(patterns: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(joinSources(patterns) || '(?!)', 'u');
}

/** Folded words from the space-separated lists of several languages. */
export function joinWords(lists: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list?.trim().split(/\s+/).map(foldWord) ?? []));
}
