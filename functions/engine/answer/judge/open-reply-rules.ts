import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import { denialPattern, strictValues } from './doubt-rules.ts';

type Composed = { question: Question; best: Candidate; reply: string };

/** Doubts a reply that has the right words, but not what the question asks for. */
export const openReplyRules: readonly Rule<Composed, true>[] = [
  {
    id: 'value-unsaid',
    example: '“How long does it take?” and a reply without a length of time',
    applies: ({ question: { kind, value }, best, reply }) =>
      isStrict(kind, value) &&
      !showsValue(value, reply) &&
      (kind === 'how-much' ? !denialPattern.test(reply) : best.value.startsWith('next')),
  },
];

function isStrict(kind: Question['kind'], value: Question['value']): value is ValueType {
  return kind !== 'who' && value !== undefined && strictValues.has(value);
}
