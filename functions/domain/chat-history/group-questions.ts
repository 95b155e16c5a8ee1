import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { subjectWeight } from '#functions/engine/lexicon/light-words.ts';

/** Two questions ask for the same if they share this many telling words, and this share of all that either has. */
const fewestShared = 2;
const sameFrom = 0.5;

type Group = { question: string; words: ReadonlySet<string>; count: number };

/**
 * Questions that ask for the same, whatever their small words, endings and order: each group under its first one, the
 * most frequent ones first.
 */
export function groupQuestions(questions: readonly string[]): [question: string, count: number][] {
  const groups: Group[] = [];
  for (const text of questions) {
    const question = text.trim();
    const words = readTellingWords(question);
    const known = groups.find((group) => asksTheSame(group.words, words));
    if (known) known.count++;
    else groups.push({ question, words, count: 1 });
  }
  return groups
    .toSorted((left, right) => right.count - left.count)
    .map(({ question, count }) => [question, count]);
}

/** Stems of the words that say what a question is about; of all its words, or itself, where there are none. */
function readTellingWords(question: string): ReadonlySet<string> {
  const language = detectLanguage(question, 'en') ?? 'en';
  const words = tokenize(question)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word, language));
  const subjects = words.filter((word) => subjectWeight(word, language) === 1);
  const telling = subjects.length ? subjects : words;
  return new Set(telling.length ? telling.map((word) => stem(word, language)) : [foldWord(question)]);
}

function asksTheSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return shared === all || (shared >= fewestShared && shared / all >= sameFrom);
}
