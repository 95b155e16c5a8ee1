import { expect, test } from 'vitest';
import { groupQuestions } from './group-questions.ts';

test('questions for the same thing form one group under the first wording, most frequent first', () => {
  const questions = [
    'Is there a swimming pool?',
    'Do you sell purple unicorn saddles?',
    'unicorn saddles',
    'ARE UNICORN SADDLES FOR SALE',
    'Haben Sie ein Schwimmbad?',
    'Hat die Schule ein Schwimmbad',
  ];
  expect(groupQuestions(questions)).toEqual([
    ['Do you sell purple unicorn saddles?', 3],
    ['Haben Sie ein Schwimmbad?', 2],
    ['Is there a swimming pool?', 1],
  ]);
});

test.each([
  [['How much is lunch?', 'How much is the bus?'], 2],
  [['How do I enroll my twins?', 'Is there a bus for twins?'], 2],
  [['Wo kann ich parken?', 'Kann ich hier parken?'], 1],
  [['¿Dónde puedo aparcar?', 'donde puedo aparcar'], 1],
  [['', ' '], 1],
])('%j form %d groups', (questions, expected) => {
  expect(groupQuestions(questions)).toHaveLength(expected);
});
