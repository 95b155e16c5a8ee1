import { type ExamQuestionId, examWords } from '#functions/engine/lexicon/exams.ts';

const patterns = new Map<ExamQuestionId, RegExp | undefined>();

/**
 * Beginnings of words, in all languages of the exam, of which an answer to a question or the page that it cites must
 * show one. An answer on parking speaks of parking, whatever a page with similar words may say.
 */
export function findExpectedWords(id: ExamQuestionId): RegExp | undefined {
  if (!patterns.has(id)) patterns.set(id, makePattern(id));
  return patterns.get(id);
}

function makePattern(id: ExamQuestionId): RegExp | undefined {
  const sources = examWords.flatMap((words) => words[id]?.source ?? []);
  if (sources.length === 0) return undefined;
  const alternatives = sources.join('|');
  return new RegExp(`(?<!\\p{L})(?:${alternatives})|(?<=\\p{L}{3})(?:${longRoots(alternatives)})`, 'iu');
}

/** Within a word only long beginnings count, as in German compounds and scripts without spaces. */
function longRoots(alternatives: string): string {
  const long = alternatives
    .split('|')
    .filter((root) => /^\p{L}{6,}$|[\p{scx=Hira}\p{scx=Hang}\p{scx=Han}]/u.test(root));
  return long.length > 0 ? long.join('|') : '(?!)';
}
