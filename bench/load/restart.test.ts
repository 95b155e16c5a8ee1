import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { countFailedBeyond } from './restart.ts';

const restarts = [{ killedAt: 1000, readyAt: 2000 }];
const noAnswer = new TypeError('fetch failed');

it.each([
  ['an answer', 1500, undefined, 0],
  ['no answer during the restart', 1500, noAnswer, 0],
  ['no answer to what was asked before the kill and broke off with it', 990, noAnswer, 0],
  ['no answer before the kill', 900, noAnswer, 1],
  ['no answer after the restart', 2001, noAnswer, 1],
  ['an error as the answer, even during the restart', 1500, new AppError('INTERNAL'), 1],
])('failed visits are counted correctly for %s', (_name, startedAt, failure, counted) => {
  expect(countFailedBeyond(restarts, [{ what: 'chats', startedAt, milliseconds: 20, failure }])).toBe(
    counted,
  );
});
