import { expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { en } from '#web/lib/texts/en.ts';
import { describeChatFailure } from './describe-chat-failure.ts';

test('a technical failure names the phone number', () => {
  const expected =
    'I apologize, but I encountered a technical issue. Please try again, or contact us directly at (800) 555-0101.';
  expect(describeChatFailure(new TypeError('Failed to fetch'), '(800) 555-0101', en)).toBe(expected);
  expect(describeChatFailure(new AppError('INTERNAL'), '(800) 555-0101', en)).toBe(expected);
});

test('a visitor who is too fast hears so', () => {
  expect(describeChatFailure(new AppError('RATE_LIMITED'), '', en)).toMatch(/wait a moment/);
});
