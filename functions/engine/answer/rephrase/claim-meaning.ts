import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { negationPatterns, negations, opposites, strongWords } from '../read/gate/meaning-words.ts';

/** How a claim says something else than the text it is held against although the words are the same. */
export type MeaningMismatch = 'negation' | 'opposite' | 'strength';

/** `claim` and `text` are clauses on the same thing; `around` is all that stands around the text. */
export function findMeaningMismatch(input: {
  claim: string;
  text: string;
  around: string;
  claimLanguage: Language;
  textLanguage: Language;
}): MeaningMismatch | undefined {
  const { claim, text, around, claimLanguage, textLanguage } = input;
  if (countNegations(claim, claimLanguage) !== countNegations(text, textLanguage)) return 'negation';
  const claimed = wordsOf(claim);
  const said = wordsOf(`${text} ${around}`);
  if (opposites.some(([left, right]) => swaps(left, right, claimed, said))) return 'opposite';
  const overstated = strongWords.some((group) => meets(group, claimed) && !meets(group, said));
  return overstated ? 'strength' : undefined;
}

/** Counted rather than looked for: "not without" means something else than "without". */
function countNegations(text: string, language: Language): number {
  const words = tokenize(foldWord(text.replaceAll('’', "'"))).map(({ word }) => word);
  const pattern = negationPatterns[language];
  const inside = pattern ? (text.match(pattern)?.length ?? 0) : 0;
  return inside + words.filter((word) => negations[language].has(word)).length;
}

function swaps(
  left: ReadonlySet<string>,
  right: ReadonlySet<string>,
  claimed: ReadonlySet<string>,
  said: ReadonlySet<string>,
): boolean {
  return (
    (meets(left, claimed) && !meets(left, said) && meets(right, said)) ||
    (meets(right, claimed) && !meets(right, said) && meets(left, said))
  );
}

function meets(group: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  for (const word of words) if (group.has(word)) return true;
  return false;
}

function wordsOf(text: string): Set<string> {
  return new Set(tokenize(foldWord(text)).map(({ word }) => word));
}
