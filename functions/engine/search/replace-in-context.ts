import type { Token } from '#functions/engine/language/token.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { ordinalNumber } from '#functions/engine/values/number-range.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import { wordsOf } from './join-dialogues.ts';

const prepositions = wordsOf(({ grammar }) => grammar.prepositions);
const connectives = wordsOf(({ grammar }) => grammar.connectives);
const longestComplement = 5;

/** The previous question without what the next one replaces: words of the same kind, or after the same preposition. */
export function replaceInContext(context: string, question: string): string {
  const words = tokenize(context);
  const asked = tokenize(question).map(({ word }) => word);
  const kinds = new Set(asked.flatMap((word) => kindOf(word) ?? []));
  const replaced = new Set<Token>(words.filter(({ word }) => kinds.has(kindOf(word) ?? '')));
  for (const token of complementOf(asked, words)) replaced.add(token);
  return [...replaced]
    .sort((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, context)
    .replace(/\s+/g, ' ')
    .trim();
}

/** For "and for grade 5?" after "… for kindergarten?": the words after that preposition. */
function complementOf(asked: readonly string[], words: readonly Token[]): Token[] {
  const preposition = asked.find((word) => !connectives.has(word) || prepositions.has(word));
  if (preposition === undefined || !prepositions.has(preposition)) return [];
  const at = words.findLastIndex(({ word }) => word === preposition);
  if (at === -1) return [];
  const rest = words.slice(at + 1, at + 1 + longestComplement);
  const end = rest.findIndex(({ word }) => prepositions.has(word));
  return rest.slice(0, end === -1 ? rest.length : end);
}

/** Words of one kind replace each other: a day replaces a day, a number a number. */
function kindOf(word: string): string | undefined {
  if (/^\d+$/.test(word) || ordinalNumber(word) !== undefined) return 'number';
  if (word.length > 3 && findValues('date', foldWord(word)).length > 0) return 'day';
  return undefined;
}
