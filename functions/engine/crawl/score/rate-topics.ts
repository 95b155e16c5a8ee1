import { foldWord } from '#functions/engine/language/tokenize.ts';
import { compoundLength, type Topic, usefulTopics, uselessTopics } from './visitor-topics.ts';

/** Each further topic of a page adds this share of its weight to the best one. */
const furtherTopicShare = 0.25;
/** Longer than any link text; limits the cost of a hostile URL. */
const tokenLimit = 60;
/** Caches words, because sites repeat them. */
const remembered = new Map<string, TokenTopics>();
const rememberedLimit = 20_000;

type TokenTopics = { useful: number[]; useless: number[] };

/** Scores the topics in the words of a URL or link text: useful minus useless ones. */
export function rateTopics(texts: string[]): number {
  const tokens = new Set(texts.flatMap(splitWords).slice(0, tokenLimit));
  const useful = new Set<number>();
  const useless = new Set<number>();
  for (const token of tokens) {
    const topics = findTopics(token);
    for (const index of topics.useful) useful.add(index);
    for (const index of topics.useless) useless.add(index);
  }
  return sumWeights(usefulTopics, useful) - sumWeights(uselessTopics, useless);
}

function findTopics(token: string): TokenTopics {
  const known = remembered.get(token);
  if (known) return known;
  const topics = {
    useful: indexesOf(usefulTopics, (word) => token === word || isPart(token, word)),
    // `search` must not lower `research`, so useless words match whole.
    useless: indexesOf(uselessTopics, (word) => token === word),
  };
  if (remembered.size < rememberedLimit) remembered.set(token, topics);
  return topics;
}

function indexesOf(topics: readonly Topic[], matches: (word: string) => boolean): number[] {
  return topics.flatMap(({ words }, index) => (words.some(matches) ? index : []));
}

function isPart(token: string, word: string): boolean {
  return word.length >= compoundLength && token.includes(word);
}

function sumWeights(topics: readonly Topic[], indexes: Set<number>): number {
  const weights = [...indexes].map((index) => topics[index]?.weight ?? 0).toSorted((a, b) => b - a);
  return weights.reduce((sum, weight, rank) => sum + (rank === 0 ? weight : weight * furtherTopicShare), 0);
}

/** Lower-case words without accents; hyphenated words whole and in parts. */
function splitWords(text: string): string[] {
  const plain = foldWord(text.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const words = plain.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  return words.flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]));
}
