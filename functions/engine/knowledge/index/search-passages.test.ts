import { describe, expect, it } from 'vitest';
import { textWords } from '../build/index-passage.ts';
import { buildIndex } from './search-index.ts';
import { searchPassages } from './search-passages.ts';

/** Searches paragraphs for a question; returns the matches, best first. */
function search(paragraphs: readonly string[], question: string, limit = 10): (string | undefined)[] {
  const index = buildIndex(
    paragraphs.map((text) => ({ words: textWords(text, 'en'), fields: new Map<string, number>() })),
  );
  const terms = textWords(question, 'en').map(({ word, term }) => ({
    word,
    variants: [{ term, weight: 1 }],
    weight: 1,
  }));
  return searchPassages(index, terms, limit).map(({ passage }) => paragraphs[passage]);
}

const filler = ['Lamps are sold.', 'The museum opens in spring.', 'Bread is baked each morning.'];

describe('searchPassages', () => {
  it.each([
    [
      'the words of the question side by side',
      'night train',
      'A night train leaves here with beds aboard.',
      'A train leaves here with beds aboard at night.',
    ],
    [
      'the words of the question near each other',
      'garden tools',
      'Tools of the kitchen garden hang where everyone passes daily.',
      'Garden paths lead where everyone passes daily and hang tools.',
    ],
    ['the very form of a word', 'painted houses', 'Houses were painted blue.', 'House painting made blue.'],
    [
      'another form of a rare word over its absence',
      'photographer fees',
      'Fees apply for the photographic work.',
      'Fees apply for the laundry work.',
    ],
    ['the rarer word', 'brass lamps', 'Brass fittings shine.', 'Lamps shine.'],
  ])('puts %s first', (_what, question, first, second) => {
    for (const pair of [
      [first, second],
      [second, first],
    ]) {
      expect(search([...filler, ...pair], question)[0]).toBe(first);
    }
  });

  it('counts each search term once, by its best variant', () => {
    const paragraphs = ['A car and an automobile.', 'A car and a wheel.', ...filler];
    const index = buildIndex(
      paragraphs.map((text) => ({ words: textWords(text, 'en'), fields: new Map<string, number>() })),
    );
    const [car, automobile] = textWords('car automobile', 'en').map(({ term }) => term);
    const variants = [
      { term: car ?? '', weight: 1 },
      { term: automobile ?? '', weight: 0.3 },
    ];
    const found = searchPassages(index, [{ variants, weight: 1 }], 10);
    expect(found.map(({ passage }) => passage)).toEqual([0, 1]);
    expect(found[0]?.score).toBeCloseTo(found[1]?.score ?? 0);
  });

  it('finds a passage by its heading', () => {
    const index = buildIndex([
      { words: textWords('Ten euros.', 'en'), fields: new Map([['ticket', 1.5]]) },
      { words: textWords('Five euros.', 'en'), fields: new Map() },
    ]);
    const terms = [{ variants: [{ term: 'ticket', weight: 1 }], weight: 1 }];
    expect(searchPassages(index, terms, 10)).toMatchObject([{ passage: 0 }]);
  });

  it('keeps page order on equal scores', () => {
    const index = buildIndex(
      ['Same words.', 'Other.', 'Same words.'].map((text) => ({
        words: textWords(text, 'en'),
        fields: new Map(),
      })),
    );
    const terms = [{ variants: [{ term: textWords('words', 'en')[0]?.term ?? '', weight: 1 }], weight: 1 }];
    expect(searchPassages(index, terms, 10).map(({ passage }) => passage)).toEqual([0, 2]);
  });

  it('keeps no state between searches', () => {
    const colours = ['red', 'blue', 'green'];
    const paragraphs = Array.from(
      { length: 50 },
      (_, at) => `${colours[at % 3]} roses ${at % 7 === 0 ? 'climb beside' : 'or'} ${colours[at % 2]} tulips`,
    );
    const makeIndex = () =>
      buildIndex(paragraphs.map((text) => ({ words: textWords(text, 'en'), fields: new Map() })));
    const ask = (index: ReturnType<typeof makeIndex>, question: string) => {
      const variants = textWords(question, 'en').map(({ term }) => ({ term, weight: 1 }));
      const each = textWords(question, 'en').map(({ word, term }) => ({
        word,
        variants: [{ term, weight: 1 }],
        weight: 1,
      }));
      return searchPassages(index, [...each, { variants, weight: 0.5 }], 40);
    };
    const used = makeIndex();
    for (const question of ['red roses', 'roses red', 'climbing blue tulips', 'nothing known', 'green'])
      expect(ask(used, question)).toEqual(ask(makeIndex(), question));
  });

  it.each([0, 1, 2])('returns at most %i passages', (limit) => {
    expect(search(['Red roses.', 'Red tulips.', 'Red poppies.'], 'red', limit)).toHaveLength(limit);
  });

  it.each([
    ['nothing that is asked', ['Red roses.'], 'submarine'],
    ['no words', [''], 'red'],
    ['no passages', [], 'red'],
  ])('finds nothing if the site has %s', (_what, paragraphs, question) => {
    expect(search(paragraphs, question)).toEqual([]);
  });
});
