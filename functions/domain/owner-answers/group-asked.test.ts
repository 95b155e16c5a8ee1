import { expect, test } from 'vitest';
import { ownerParaphrases } from '#tests/support/data/owner-paraphrases.ts';
import { groupAsked } from './group-asked.ts';

const site = { organisationName: 'Maple Grove', languages: [] };
const group = (...questions: string[]) => groupAsked(questions, site).map(({ texts }) => texts);

test('questions for the same thing form one group under the first wording, most frequent first', () => {
  expect(
    group(
      'Is there a swimming pool?',
      'Do you sell unicorn saddles?',
      'unicorn saddles',
      'ARE UNICORN SADDLES SOLD HERE',
      'Haben Sie ein Schwimmbad?',
      'Hat die Schule ein Schwimmbad',
    ),
  ).toEqual([
    ['Do you sell unicorn saddles?', 'unicorn saddles', 'ARE UNICORN SADDLES SOLD HERE'],
    ['Haben Sie ein Schwimmbad?', 'Hat die Schule ein Schwimmbad'],
    ['Is there a swimming pool?'],
  ]);
});

test.each([
  [['How much is lunch?', 'How much is the bus?'], 2],
  [['How do I enroll my twins?', 'Is there a bus for twins?'], 2],
  // Where is not whether: one answer does not settle both.
  [['Wo kann ich parken?', 'Kann ich hier parken?'], 2],
  [['¿Dónde puedo aparcar?', 'donde puedo aparcar'], 1],
  [['', ' '], 1],
  // One frame of words with another thing in it each time.
  [['walrus', 'penguin', 'giraffe', 'dog', 'zebra', 'camel'].map((it) => `Would a ${it} win at chess?`), 6],
  [['Do you offer pony rides?', 'Do you offer camel rides?', 'Are there pony rides?'], 2],
  [['Kann ein Walross Schach spielen?', 'Kann ein Pinguin Schach spielen?'], 2],
])('%j form %d groups', (questions, expected) => {
  expect(group(...questions)).toHaveLength(expected);
});

test('of other wordings seven of ten join their question, and of near misses at most one of thirty does', () => {
  const share = (kind: 'same' | 'other') => {
    const pairs = ownerParaphrases.flatMap((entry) => entry[kind].map((text) => group(entry.question, text)));
    return pairs.filter(({ length }) => length === 1).length / pairs.length;
  };
  expect(share('same')).toBeGreaterThanOrEqual(0.7);
  expect(share('other')).toBeLessThanOrEqual(1 / 30);
});
