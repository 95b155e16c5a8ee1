import { expect, test } from 'vitest';
import { makeMessagePagePath, readMessagePageToken } from './message-page-path.ts';

const token = '01JDZ3W9M4Q8X7V6T5S4R3P2N1';

test.each([
  ['the address of a page', makeMessagePagePath(token), token],
  ['an address that was mailed with the secret in its path', `/messages/${token}`, token],
  ['what a browser sends of an address', makeMessagePagePath(token).split('#')[0] ?? '', ''],
  ['an address without a secret', '/messages#token=', ''],
])('%s holds the secret or none', (_name, address, secret) => {
  expect(readMessagePageToken(address)).toBe(secret);
});
