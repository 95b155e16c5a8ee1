import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { classifyError, describeError, isCriticalError } from './classify-error.ts';

describe('the error screen', () => {
  test.each([
    ['Failed to fetch', 'network', 'ERR_UNKNOWN'],
    ['fetch failed with 500', 'network', '500'],
    ['404: Not found.', 'notfound', '404'],
    ['500: boom', 'server', '500'],
    ['502: bad answer of the server', 'server', '502'],
    ['403: You do not have permission to do this.', 'permission', '403'],
    ['Unauthorized', 'permission', 'ERR_UNKNOWN'],
    ['x is null', 'unknown', 'ERR_UNKNOWN'],
  ])('classifies "%s" as %s with code %s', (message, type, code) => {
    expect(classifyError(message)).toMatchObject({ type, code });
  });

  test('recognises a missing page by the route’s text', () => {
    expect(classifyError('x is null', '/404').type).toBe('notfound');
  });
});

test('a refused call reads as status and message', () => {
  expect(describeError(new AppError('INTERNAL', { message: 'boom' }))).toBe('500: boom');
  expect(describeError(new AppError('UNAVAILABLE', { reply: '502: Bad Gateway' }))).toBe('502: Bad Gateway');
  expect(describeError('plain')).toBe('plain');
});

test.each([
  ["Cannot read properties of undefined (reading 'x')", true],
  ['undefined is not a function', true],
  ['Network Error', true],
  ['ChunkLoadError: page', true],
  ['Minified React error #418', false],
])('"%s" is critical: %s', (message, expected) => {
  expect(isCriticalError(message)).toBe(expected);
});
