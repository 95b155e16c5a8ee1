import { expect, it } from 'vitest';
import { replaceInContext } from './replace-in-context.ts';
import { splitQuestion } from './split-question.ts';

it.each([
  ['Who runs it and when does it open?', ['Who runs it', 'when does it open?']],
  ['Was kostet es, und bis wann muss ich zahlen?', ['Was kostet es', 'bis wann muss ich zahlen?']],
  ['Which days are for adults and children?', undefined],
  ['How and where?', undefined],
])('splits "%s"', (text, halves) => expect(splitQuestion(text)).toEqual(halves));

it.each([
  ['How much is a lesson for adults?', 'and for children?', 'How much is a lesson for ?'],
  ['Are you open on Mondays?', 'what about Saturdays?', 'Are you open on ?'],
  ['What does grade 3 cost?', 'and 5?', 'What does grade cost?'],
  ['Who is the principal?', 'what is her email?', 'Who is the principal?'],
])('keeps of "%s" before "%s" what still holds', (context, question, kept) =>
  expect(replaceInContext(context, question)).toBe(kept),
);
