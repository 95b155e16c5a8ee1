import type { ValueType } from '#functions/knowledge/language/concept.ts';
import type { Candidate } from './rank-statements.ts';
import type { Question } from './understand-question.ts';

export type Verdict = { outcome: 'answered' | 'unsure' | 'declined'; confidence: number };

const answeredFrom = 0.56;
const unsureFrom = 0.45;
const highestUnsure = 0.55;
/** Of three words that a question is about one may be missing; of two none. */
const largestOpenShare = 0.36;
/** Below this reach a term of the question counts as not spoken of. */
const spokenOf = 0.45;
const spokenOfKey = 0.5;
const sameWord = 0.74;
const weightOfSubject = 0.5;

/** Values without which an answer is none: "how much" needs an amount. Places and people are written too freely. */
const strictValues: ReadonlySet<ValueType> = new Set<ValueType>([
  'money',
  'phone',
  'email',
  'time',
  'date',
  'number',
  'duration',
]);

/** How sure the best statement answers the question, and what may be said accordingly. */
export function judge(question: Question, best: Candidate | undefined): Verdict {
  if (!best || question.terms.length === 0) return { outcome: 'declined', confidence: 0 };
  let confidence = 0.75 * best.coverage + 0.25 * Math.min(1, best.ownCoverage * 1.6);
  const missing = question.terms.filter((_, index) => (best.reached[index] ?? 0) < spokenOf);
  if (missing.some(({ isSpecific }) => isSpecific)) confidence *= 0.6;
  if (missing.some(({ variants, weight }) => variants.length === 0 && weight >= weightOfSubject))
    confidence *= 0.75;
  const key = keyReach(question, best);
  if (key < spokenOfKey) confidence *= 0.75;
  // Whether something exists is not answered by a passage on something like it.
  if (question.kind === 'yes-no' && !question.value && key < sameWord) confidence *= 0.72;
  if (openShare(question, best) >= largestOpenShare) confidence = Math.min(confidence, highestUnsure);
  if (question.value && best.value === 'next') confidence *= 0.92;
  if (question.value && best.value === 'missing') confidence *= missingValueShare(question.value);
  return { outcome: outcomeOf(confidence), confidence: Math.min(1, confidence) };
}

/** Share of the nouns and verbs that a question is about which the statement and its surroundings leave open. */
function openShare({ terms }: Question, { reached }: Candidate): number {
  const subjects = terms.flatMap((term, index) =>
    term.isSubject ? [{ weight: term.weight, isOpen: (reached[index] ?? 0) < spokenOf }] : [],
  );
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0);
  const open = subjects.reduce((sum, { weight, isOpen }) => sum + (isOpen ? weight : 0), 0);
  return total === 0 ? 0 : open / total;
}

function missingValueShare(value: ValueType): number {
  if (value === 'person') return 0.7;
  return strictValues.has(value) ? 0.55 : 0.9;
}

/** How near the most telling term of the question stands to the statement. */
function keyReach({ terms }: Question, { reached }: Candidate): number {
  const heaviest = Math.max(...terms.map(({ weight }) => weight));
  return Math.max(...terms.map(({ weight }, index) => (weight === heaviest ? (reached[index] ?? 0) : 0)));
}

function outcomeOf(confidence: number): Verdict['outcome'] {
  if (confidence >= answeredFrom) return 'answered';
  return confidence >= unsureFrom ? 'unsure' : 'declined';
}
