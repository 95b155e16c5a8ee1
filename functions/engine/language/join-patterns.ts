import { foldWord } from './tokenize.ts';

/** The sources of what several languages have for one thing, in their order, each once. */
export function joinSources(patterns: readonly (RegExp | undefined)[]): string {
  return [...new Set(patterns.flatMap((pattern) => pattern?.source ?? []))].join('|');
}

/** One pattern of what several languages have for one thing; call it once, when a module is loaded. */
export function joinPatterns(patterns: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(joinSources(patterns) || '(?!)', 'u');
}

/** Folded words of what several languages list for one thing, parted by blanks. */
export function joinWords(lists: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list?.trim().split(/\s+/).map(foldWord) ?? []));
}
