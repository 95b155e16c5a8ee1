/** A word that only one question has counts 1; a match of less than this is none. */
const leastScore = 0.3;
/** Enough of a word to recognise it in another form. */
const stemLength = 5;
/** Shorter words say nothing about the subject. */
const wordPattern = /[\p{L}\d]{3,}/gu;

/** The entry whose question shares most words with the one asked; rare words count more. Undefined if none is close. */
export function findClosest<Entry extends { question: string }>(
  asked: string,
  entries: readonly Entry[],
): Entry | undefined {
  const known = entries.map((entry) => ({ entry, words: listWords(entry.question) }));
  const askedWords = listWords(asked);
  const weigh = (word: string) => 1 / known.filter(({ words }) => words.has(word)).length;
  const scored = known.map(({ entry, words }) => {
    const shared = [...askedWords].filter((word) => words.has(word));
    const missed = words.size - shared.length;
    return { entry, score: shared.reduce((sum, word) => sum + weigh(word), 0), missed };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.missed - b.missed);
  return best && best.score >= leastScore ? best.entry : undefined;
}

function listWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(wordPattern) ?? []).map((word) => word.slice(0, stemLength)));
}
