import { expect, test } from 'vitest';
import { openAnswerStream } from './answer-stream.ts';

const texts = [
  ['The fee is $5. “Lunch is $3.” It is due (in May.) Ask us!', 4],
  ['Fees:\n- Books — $20\n- Bus', 3],
  ['授業料は五万円です。五月に払います。', 2],
  ['Call (541) 555-0142 or e.g. write', 2],
  ['one', 1],
] as const;

test.each(texts)('%j is sent in pieces that join into the text', (text, count) => {
  const pieces: string[] = [];
  openAnswerStream((piece) => pieces.push(piece)).finish(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces).toHaveLength(count);
});

test('sentences sent while the answer was written aren’t repeated', () => {
  const pieces: string[] = [];
  const stream = openAnswerStream((piece) => pieces.push(piece));
  stream.say('One.');
  stream.say('Two.');
  stream.finish('One. Two. Three.');
  expect(pieces.join('')).toBe('One. Two. Three.');
});

test('a text that changed in the end is left to the final reply', () => {
  const pieces: string[] = [];
  const stream = openAnswerStream((piece) => pieces.push(piece));
  stream.say('One.');
  stream.finish('Two.');
  expect(pieces).toEqual(['One.']);
});
