import { expect, test } from 'vitest';
import { findReadHost } from './find-read-host.ts';

test.each([
  ['a page that was read', { url: 'https://www.example.org/news' }, 'www.example.org'],
  ['letters that resemble others, in ASCII', { url: 'https://exämple.org/' }, 'xn--exmple-cua.org'],
  ['nothing of a page that failed', { url: 'https://www.example.org/', status: 'failed' }, undefined],
  ['nothing of a document', { url: 'https://www.example.org/a.pdf', kind: 'document' }, undefined],
  ['nothing of an IP address', { url: 'http://192.0.2.1/' }, undefined],
  ['nothing of a host that is a text', { url: `https://${'win-a-prize-'.repeat(5)}now.org/` }, undefined],
] as const)('names %s', (_name, page, host) => {
  expect(findReadHost([{ kind: 'page', status: 'read', ...page }])).toBe(host);
});
