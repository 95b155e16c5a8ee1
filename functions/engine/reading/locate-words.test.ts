import { expect, it } from 'vitest';
import type { Statement } from '#functions/engine/knowledge/knowledge.ts';
import { locateWords } from './locate-words.ts';

const statements: Statement[] = [
  { kind: 'heading', text: 'Opening hours', block: 1 },
  { kind: 'row', text: 'Reading room — Mon–Fri: 9 am to 6 pm; Sat: closed', block: 2 },
  { kind: 'sentence', text: 'We don’t lend “rare” books.', block: 3 },
  { kind: 'sentence', text: '本は二週間借りられます。', block: 4 },
];

it.each([
  ['as written', 'Reading room — Mon–Fri: 9 am to 6 pm', ['Reading room — Mon–Fri: 9 am to 6 pm']],
  [
    'with other dashes, quotes, spaces and capitals',
    'we DON\'T  lend "rare" books',
    ['We don’t lend “rare” books'],
  ],
  ['with words left out', 'Reading room … Sat: closed', ['Reading room', 'Sat: closed']],
  ['across two lines', 'Opening hours Reading room', ['Opening hours\nReading room']],
  ['in the middle of a text without spaces', '二週間借りられます', ['二週間借りられます']],
])('finds quoted words %s', (_name, words, found) => {
  expect(locateWords(words, statements)?.map(({ words: shown }) => shown)).toEqual(found);
});

it.each(['Reading room: 9 am', 'Mon–Fri: 9 am to 7 pm', 'lend rare book', 'Sat … open', '…', ''])(
  'finds nothing for other words: %j',
  (words) => {
    expect(locateWords(words, statements)).toBeUndefined();
  },
);
