import { expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { en } from '#shared/texts/en/assistant.ts';
import { textLoaders } from '#web/lib/texts/languages.ts';
import { describeChatFailure } from './describe-chat-failure.ts';

const school = { name: 'Maple Grove', phone: '(800) 555-0101' };

test('a technical failure names the phone number', () => {
  const expected =
    'I apologize, but I encountered a technical issue. Please try again, or contact us directly at (800) 555-0101.';
  expect(describeChatFailure(new TypeError('Failed to fetch'), school, en)).toBe(expected);
  expect(describeChatFailure(new AppError('INTERNAL'), school, en)).toBe(expected);
});

test.each(Object.entries(textLoaders))('%s explains why there is no answer yet', async (_tag, load) => {
  const texts = await load();
  expect(describeChatFailure(new AppError('RATE_LIMITED'), school, texts)).toBe(texts.tooFast);
  expect(describeChatFailure(new AppError('NOT_READY'), school, texts)).toBe(texts.stillBuilding);
});

test('the message for too many requests is the same in English as everywhere else', () => {
  expect(en.tooFast).toBe(new AppError('RATE_LIMITED').message);
  expect(en.stillBuilding).toBe(new AppError('NOT_READY').message);
});

test('a paused assistant names a contact instead', () => {
  expect(describeChatFailure(new AppError('ASSISTANT_PAUSED'), school, en)).toBe(
    'This assistant is taking a break. Maple Grove is glad to help you directly. (800) 555-0101',
  );
});
