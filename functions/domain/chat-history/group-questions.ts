import { readContentWords } from '../chat/read-content-words.ts';

/** Two questions match if they share this many content words, and this share of their union. */
const fewestShared = 2;
const sameFrom = 0.5;

type Group = { question: string; words: ReadonlySet<string>; count: number };

/**
 * Groups questions that ask for the same thing regardless of function words, inflection and word order: each
 * group under its first question, most frequent first.
 */
export function groupQuestions(questions: readonly string[]): [question: string, count: number][] {
  const groups: Group[] = [];
  for (const text of questions) {
    const question = text.trim();
    const words = readContentWords(question);
    const known = groups.find((group) => asksTheSame(group.words, words));
    if (known) known.count++;
    else groups.push({ question, words, count: 1 });
  }
  return groups
    .toSorted((left, right) => right.count - left.count)
    .map(({ question, count }) => [question, count]);
}

/** Whether two questions would be one group. */
export function isAlike(one: string, other: string): boolean {
  return asksTheSame(readContentWords(one), readContentWords(other));
}

function asksTheSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return shared === all || (shared >= fewestShared && shared / all >= sameFrom);
}
