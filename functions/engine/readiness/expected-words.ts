import { expectedWords, type ReadinessQuestionId } from '#functions/engine/lexicon/readiness-questions.ts';

const patterns = new Map<ReadinessQuestionId, RegExp | undefined>();

/**
 * Word beginnings in all languages of the readiness check. An answer or its cited page must contain one, so that an
 * answer on parking really mentions parking.
 */
export function findExpectedWords(id: ReadinessQuestionId): RegExp | undefined {
  if (!patterns.has(id)) patterns.set(id, makePattern(id));
  return patterns.get(id);
}

function makePattern(id: ReadinessQuestionId): RegExp | undefined {
  const sources = expectedWords.flatMap((words) => words[id]?.source ?? []);
  if (sources.length === 0) return undefined;
  const alternatives = sources.join('|');
  return new RegExp(`(?<!\\p{L})(?:${alternatives})|(?<=\\p{L}{3})(?:${longRoots(alternatives)})`, 'iu');
}

/** Inside a word only long beginnings count, as in German compounds and scripts without spaces. */
function longRoots(alternatives: string): string {
  const long = alternatives
    .split('|')
    .filter((root) => /^\p{L}{6,}$|[\p{scx=Hira}\p{scx=Hang}\p{scx=Han}]/u.test(root));
  return long.length > 0 ? long.join('|') : '(?!)';
}
