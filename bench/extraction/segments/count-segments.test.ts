import { expect, test } from 'vitest';
import { addSegments, emptyCount, listMissing } from './count-segments.ts';

const page = {
  wanted: ['a park of 5000 m2', 'Öffnungszeiten', 'the whole story'],
  unwanted: ['Imprint', 'Log in'],
};

test('a segment counts as read letter by letter, or however its letters are written', () => {
  const text = 'A hotel with a park\nof 5000 m². Öffnungs\u00adzeiten. Imprint';
  expect(listMissing(text, page.wanted)).toEqual(['the whole story']);
  expect(addSegments(emptyCount, text, page)).toEqual({
    ...{ wanted: 3, missing: 1, strictMissing: 3, unwanted: 2, let: 1 },
  });
  expect(listMissing('a park of 5000 m', page.wanted)).toContain('a park of 5000 m2');
});
