import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';

const leastPartWeight = 0.2;
const leastPartMatch = 0.5;
const leastPartShare = 0.6;
/** Of two statements that fit nearly as well, the second is right in one case of five. */
const closeShare = 0.8;
const supplementLengthLimit = 320;
const candidatesTried = 12;
const repeatedShare = 0.8;

/** A reply so far, and the other candidates. */
export type Said = {
  question: Question;
  best: Candidate;
  said: readonly Statement[];
  ranked: readonly Candidate[];
};

/** Adds another statement to a reply. */
export const supplementRules: readonly Rule<Said, Candidate>[] = [
  {
    id: 'open-part',
    example: '“Who is it, and at what time?”: adds the time from elsewhere on the page',
    applies: ({ question, best, said, ranked }) => findOpenPart(question, best, said, ranked),
  },
  {
    id: 'nearly-as-good',
    example: '“When is the gym open?”: adds another statement that fits nearly as well',
    applies: ({ best, said, ranked }) => findNearlyAsGood(best, said, ranked),
  },
];

function findOpenPart(
  question: Question,
  best: Candidate,
  said: readonly Statement[],
  ranked: readonly Candidate[],
): Candidate | undefined {
  const saidCandidates = ranked.filter(
    ({ passage, statement }) => passage === best.passage && said.includes(statement),
  );
  // A labelled value belongs to the thing above it.
  if (best.features.labelled === 1) return undefined;
  const open = question.terms.flatMap(({ weight }, index) => {
    const isSaid = saidCandidates.some(
      ({ own, heading }) => Math.max(own[index] ?? 0, heading[index] ?? 0) >= leastPartMatch,
    );
    return weight >= leastPartWeight && !isSaid ? [{ index, weight }] : [];
  });
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const spoken = ({ own }: Candidate) =>
    open.reduce((sum, { index, weight }) => sum + ((own[index] ?? 0) >= leastPartMatch ? weight : 0), 0);
  return ranked.find(
    (candidate) =>
      candidate.passage.source === best.passage.source &&
      !said.includes(candidate.statement) &&
      candidate.statement.kind !== 'heading' &&
      spoken(candidate) >= leastPartShare * total,
  );
}

function findNearlyAsGood(
  best: Candidate,
  said: readonly Statement[],
  ranked: readonly Candidate[],
): Candidate | undefined {
  return ranked
    .slice(1, candidatesTried)
    .find(
      (candidate) =>
        candidate.score >= closeShare * best.score &&
        (best.value !== 'own' || candidate.value === 'own') &&
        !isOtherRow(best, candidate) &&
        addsStatement(candidate, said),
    );
}

/** Another row of the same table is about something else. */
function isOtherRow(best: Candidate, { passage, statement }: Candidate): boolean {
  return statement.kind === 'row' && passage === best.passage && statement.block === best.statement.block;
}

/** Whether a statement makes sense alone and adds something. */
export function addsStatement({ statement }: Candidate, said: readonly Statement[]): boolean {
  const { kind, text } = statement;
  if (kind === 'heading' || /[:?]$/.test(text) || text.length > supplementLengthLimit) return false;
  return !said.some((other) => other === statement || repeats(text, other.text));
}

function repeats(text: string, other: string): boolean {
  const terms = new Set(textTerms(text, undefined));
  const known = new Set(textTerms(other, undefined));
  const shared = [...terms].filter((term) => known.has(term)).length;
  return shared >= repeatedShare * Math.min(terms.size, known.size);
}
