import { matchesAnswer, pageKey, type Question } from '../eval-scoring.ts';
import type { AskedQuestion } from './evaluate-site.ts';

const fewestCommonCharacters = 20;

/**
 * How often a question has the same answer in every language as in the first one listed, the site's own; undefined without
 * such questions.
 */
export function summarizeParity(asked: readonly AskedQuestion[]) {
  const put = asked.filter(({ question }) => question.difficulty === 'parity');
  if (put.length === 0) return undefined;
  const groups = [...Map.groupBy(put, ({ question }) => groupOf(question)).values()];
  const pairs = groups.flatMap(([first, ...others]) =>
    first ? others.map((other) => ({ first, other })) : [],
  );
  return {
    questions: groups.length,
    pairs: pairs.length,
    samePassages: pairs.filter(({ first, other }) => citeTheSame(first, other)).length,
    sameValues: pairs.filter(({ first, other }) => showTheSame(first, other)).length,
    rightInAll: groups.filter((group) => group.every(({ score }) => score === 'right')).length,
  };
}

/** `school-fee.de` is `school-fee` in German. */
const groupOf = ({ id }: Question): string => id.replace(/\.[a-z]{2}$/, '');

function citeTheSame(left: AskedQuestion, right: AskedQuestion): boolean {
  return left.sources.some((one) =>
    right.sources.some((other) => isSamePage(one, other) && overlap(one, other)),
  );
}

type Source = AskedQuestion['sources'][number];

function isSamePage(left: Source, right: Source): boolean {
  const keyOf = ({ url }: Source) => url && pageKey(url, url);
  return keyOf(left) === keyOf(right);
}

/** Whether one quote contains the other, or one ends as the other begins. */
function overlap({ quote: left }: Source, { quote: right }: Source): boolean {
  if (left.includes(right) || right.includes(left)) return true;
  return endsAsBegins(left, right) || endsAsBegins(right, left);
}

function endsAsBegins(left: string, right: string): boolean {
  const start = left.lastIndexOf(right.slice(0, fewestCommonCharacters));
  return start >= 0 && right.startsWith(left.slice(start));
}

/** Each group of expressions is one value: an amount, a time, a name. */
function showTheSame(left: AskedQuestion, right: AskedQuestion): boolean {
  const groups = [left.question.answers, ...left.question.also_required];
  return groups.every(
    (answers) =>
      matchesAnswer({ ...left.question, answers, also_required: [] }, left.reply) ===
      matchesAnswer({ ...left.question, answers, also_required: [] }, right.reply),
  );
}
