import { foldWord } from '#functions/engine/language/tokenize.ts';
import { type AskedTopics, findAskedTopics, needs as needOf } from './asked-topics.ts';
import { compoundLength, type Topic, usefulTopics, uselessTopics } from './visitor-topics.ts';

/** Each further topic of a page adds this share of its weight to the best one. */
const furtherTopicShare = 0.25;
/** Further topics that count; long titles name many things. */
const furtherTopicLimit = 3;
/** Longer than any link text; limits the cost of a hostile URL. */
const tokenLimit = 60;
/** What a page is still worth for a topic after each page about it, and at least. */
const repeatedShare = 0.7;
const leastTopicShare = 0.25;
/** Caches words and labels, because sites repeat them. */
const rememberedLimit = 20_000;
const rememberedTokens = new Map<string, TokenTopics>();
const rememberedLabels = new WeakMap<AskedTopics, Map<string, LabelTopics>>();

type TokenTopics = { useful: number[]; useless: number[] };

/** What the words of a URL and of the links to it announce. */
export type LabelTopics = {
  /** Weights of the topics that visitors look for. */
  weights: ReadonlyMap<string, number>;
  /** What it is read for, of that which every website is read for. */
  needs: ReadonlySet<string>;
  /** Weight of what nobody looks for. */
  useless: number;
  /** Useful minus useless topic words, whatever is asked and was read. */
  score: number;
};

/** How many sources about a topic or for a need were read. */
export type Coverage = Readonly<Record<string, number>>;

/** Finds the topics in the words of a URL or link text. */
export function readLabel(texts: readonly string[], asked: AskedTopics): LabelTopics {
  const labels = rememberedLabels.get(asked) ?? new Map<string, LabelTopics>();
  rememberedLabels.set(asked, labels);
  const key = texts.join('\n');
  const known = labels.get(key);
  if (known) return known;
  const label = analyzeLabel(texts, asked);
  if (labels.size < rememberedLimit) labels.set(key, label);
  return label;
}

function analyzeLabel(texts: readonly string[], asked: AskedTopics): LabelTopics {
  const words = texts.flatMap(splitWords).slice(0, tokenLimit);
  const useful = new Set<number>();
  const useless = new Set<number>();
  for (const token of new Set(words)) {
    const topics = findTopics(token);
    for (const index of topics.useful) useful.add(index);
    for (const index of topics.useless) useless.add(index);
  }
  const weights = new Map(
    [...useful].flatMap((index): [string, number][] => {
      const topic = usefulTopics[index];
      return topic ? [[topic.name, topic.weight]] : [];
    }),
  );
  const uselessWeight = sumWeights([...useless].map((index) => uselessTopics[index]?.weight ?? 0));
  const score = sumWeights([...weights.values()]) - uselessWeight;
  const subjects = findAskedTopics(asked, words);
  for (const term of subjects) {
    const weight = asked.weights.get(term);
    if (weight) weights.set(`asked ${term}`, weight);
  }
  const needs = new Set(subjects.flatMap((term) => needOf.get(term) ?? []));
  return { weights, needs, useless: uselessWeight, score };
}

/** Useful minus useless topics. A topic counts the less, the more sources about it were read. */
export function rateLabel({ weights, useless }: LabelTopics, covered: Coverage = {}): number {
  const left = [...weights].map(
    ([name, weight]) => weight * Math.max(leastTopicShare, repeatedShare ** (covered[name] ?? 0)),
  );
  return sumWeights(left, furtherTopicLimit) - useless;
}

/** Counts a source that was read or chosen. */
export function addCoverage(covered: Coverage, { weights, needs }: LabelTopics): Coverage {
  const names = [...weights.keys(), ...[...needs].map(nameNeed)];
  return { ...covered, ...Object.fromEntries(names.map((name) => [name, (covered[name] ?? 0) + 1])) };
}

/** How many pages were read for what a page is needed for; undefined if it isn't needed. */
export function countForNeed({ needs }: LabelTopics, covered: Coverage): number | undefined {
  const counts = [...needs].map((need) => covered[nameNeed(need)] ?? 0);
  return counts.length > 0 ? Math.min(...counts) : undefined;
}

const nameNeed = (need: string): string => `need ${need}`;

function findTopics(token: string): TokenTopics {
  const known = rememberedTokens.get(token);
  if (known) return known;
  const topics = {
    useful: indexesOf(usefulTopics, (word) => token === word || isPart(token, word)),
    // `search` must not lower `research`, so useless words match whole.
    useless: indexesOf(uselessTopics, (word) => token === word),
  };
  if (rememberedTokens.size < rememberedLimit) rememberedTokens.set(token, topics);
  return topics;
}

function indexesOf(topics: readonly Topic[], matches: (word: string) => boolean): number[] {
  return topics.flatMap(({ words }, index) => (words.some(matches) ? index : []));
}

function isPart(token: string, word: string): boolean {
  return word.length >= compoundLength && token.includes(word);
}

function sumWeights(weights: readonly number[], furtherLimit = weights.length): number {
  const [best = 0, ...further] = weights.toSorted((a, b) => b - a).slice(0, furtherLimit + 1);
  return further.reduce((sum, weight) => sum + weight * furtherTopicShare, best);
}

/** Lower-case words without accents; hyphenated words whole and in parts. */
function splitWords(text: string): string[] {
  const plain = foldWord(text.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const words = plain.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  return words.flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]));
}
