import { readContentWords } from '../chat/read-content-words.ts';

/** Two questions match if they share this many content words, and this share of their union. */
const fewestShared = 2;
const sameFrom = 0.5;

/** Questions that ask for the same thing, under the first of them. */
type Group = { question: string; texts: string[] };

/**
 * Groups questions that ask for the same thing regardless of function words, inflection and word order: each
 * group under its first question, most frequent first.
 */
export function groupQuestions(questions: readonly string[]): [question: string, count: number][] {
  return groupAlike(questions).map(({ question, texts }) => [question, texts.length]);
}

/** The same with all their wordings. */
export function groupAlike(questions: readonly string[]): Group[] {
  const groups: (Group & { words: ReadonlySet<string> })[] = [];
  for (const text of questions) {
    const question = text.trim();
    const words = readContentWords(question);
    const known = groups.find((group) => asksTheSame(group.words, words));
    if (known) known.texts.push(question);
    else groups.push({ question, words, texts: [question] });
  }
  return groups
    .map(({ question, texts }) => ({ question, texts }))
    .toSorted((left, right) => right.texts.length - left.texts.length);
}

function asksTheSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return shared === all || (shared >= fewestShared && shared / all >= sameFrom);
}
