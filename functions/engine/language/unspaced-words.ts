import { grammarRuns } from '../lexicon/tables/grammar-runs.ts';

/** Scripts without spaces between words. Korean has spaces. */
const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
export const unspacedPattern = new RegExp(`[${unspacedScripts}]`, 'u');
const unspacedCharacterPattern = new RegExp(unspacedPattern, 'gu');
/** Runs of Chinese and Japanese characters that carry meaning: kanji and katakana. Hiragana carries grammar. */
const kanjiOrKatakanaPattern = /[\p{Script=Han}々〆ヶ]+|[\p{Script=Katakana}ー]+/gu;
const runPattern = new RegExp(`[${unspacedScripts}\\p{M}]+|[^${unspacedScripts}]+`, 'gu');
const kanjiPattern = /\p{Script=Han}/u;
/** Longer runs are Chinese sentences or chains of terms, which nobody asks for as a whole. */
const longestTerm = 6;
const charactersOfWord = 2;

/** Offsets of a piece of text. */
type Span = { start: number; end: number };

let segmenter: Intl.Segmenter | undefined;

/** Splits a word into unspaced script and the rest. */
export function splitByScript(word: string): { text: string; start: number; isUnspaced: boolean }[] {
  return [...word.matchAll(runPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    isUnspaced: unspacedPattern.test(match[0]),
  }));
}

/**
 * Finds the words of a run of unspaced script, in order. Kanji or katakana terms count as a whole and, like hyphenated
 * words, by their parts; the rest is split by a dictionary. Single letters of grammar are dropped.
 */
export function findUnspacedWords(run: string): Span[] {
  const terms = [...run.matchAll(kanjiOrKatakanaPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const termAt = Array.from<Span | undefined>({ length: run.length });
  for (const term of terms) termAt.fill(term, term.start, term.end);
  const words = segmentWords(run).flatMap((segment) => {
    const inside = new Set(termAt.slice(segment.start, segment.end).filter((term) => term !== undefined));
    if (inside.size === 0) return isWord(segment, run) ? [segment] : [];
    return [...inside]
      .map((term) => ({ term, part: overlap(segment, term) }))
      .filter(({ term, part }) => !isTerm(term) || length(part) < length(term))
      .map(({ part }) => part);
  });
  return [...terms.filter(isTerm), ...words].sort(
    (left, right) => left.start - right.start || right.end - left.end,
  );
}

/** Counts the words of a text; characters of unspaced scripts count in pairs. */
export function countWords(text: string): number {
  const characters = text.match(unspacedCharacterPattern)?.length ?? 0;
  return text.split(' ').length + Math.floor(characters / charactersOfWord);
}

/** Offsets of the words of a run, by the runtime's dictionary (ICU). */
export function segmentWords(run: string): Span[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return [...segmenter.segment(run)].map(({ segment, index }) => ({
    start: index,
    end: index + segment.length,
  }));
}

/** Hiragana right after a kanji is its ending. */
function isWord(segment: Span, run: string): boolean {
  const text = run.slice(segment.start, segment.end);
  return (
    text.length > 1 &&
    !grammarRuns.some((pattern) => pattern.test(text)) &&
    !kanjiPattern.test(run[segment.start - 1] ?? '')
  );
}

const isTerm = (span: Span): boolean => length(span) <= longestTerm;

function overlap(segment: Span, term: Span): Span {
  return { start: Math.max(segment.start, term.start), end: Math.min(segment.end, term.end) };
}

const length = ({ start, end }: Span): number => end - start;
