import { expect, test } from 'vitest';
import { judgeAnswer } from './question-result.ts';

test.each([
  ['an answer', { outcome: 'answered', intent: 'when' }, 'answered'],
  ['an answer that says it is not certain', { outcome: 'unsure' }, 'unsure'],
  ['a reply that the website does not tell', { outcome: 'declined', intent: 'general' }, 'unanswered'],
  ['a greeting', { outcome: 'smalltalk', intent: 'greeting' }, undefined],
  ['a wish for a person', { outcome: 'handoff' }, undefined],
  ['a request the assistant refuses', { outcome: 'declined', intent: 'offTopic' }, undefined],
  ['an attempt to give it instructions', { outcome: 'declined', intent: 'injection' }, undefined],
  ['a message without a reply', {}, undefined],
] as const)('%s counts as one result everywhere', (_name, answer, result) => {
  expect(judgeAnswer(answer)).toBe(result);
});
