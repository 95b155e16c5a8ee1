import { expect, it } from 'vitest';
import { replaceInContext } from './replace-in-context.ts';
import { splitQuestion } from './split-question.ts';

it.each([
  ['Who runs it and when does it open?', ['Who runs it', 'when does it open?']],
  ['Was kostet es, und bis wann muss ich zahlen?', ['Was kostet es', 'bis wann muss ich zahlen?']],
  ['When and where is the spring fair?', ['when is the spring fair?', 'where is the spring fair?']],
  ['Wann und wo ist das Sommerfest?', ['wann ist das Sommerfest?', 'wo ist das Sommerfest?']],
  [
    "c'est combien le passeport et il dure combien de temps",
    ["c'est combien le passeport", 'il dure combien de temps'],
  ],
  ['I am 16. What do you pay and do I need a permit?', ['I am 16. What do you pay', 'do I need a permit?']],
  ['Can I pay by check? And is a card extra?', ['Can I pay by check?', 'And is a card extra?']],
  ['Which days are for adults and children?', undefined],
  ['How many classrooms and galleries does the school have?', undefined],
  ['Is it free? I am a student.', undefined],
  ['How and where?', undefined],
])('splits "%s"', (text, halves) => expect(splitQuestion(text)).toEqual(halves));

it.each([
  ['How much is a lesson for adults?', 'and for children?', 'How much is a lesson for ?'],
  ['Are you open on Mondays?', 'what about Saturdays?', 'Are you open on ?'],
  ['What does grade 3 cost?', 'and 5?', 'What does grade cost?'],
  ['Who is the principal?', 'what is her email?', 'Who is the principal?'],
])('keeps the part of "%s" that "%s" doesn’t replace', (context, question, kept) =>
  expect(replaceInContext(context, question)).toBe(kept),
);
