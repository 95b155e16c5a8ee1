import { expect, test } from 'vitest';
import { requireOwnOrigin } from './check-origin.ts';

const route = { usesCookies: true };

test.each([
  ['the called host itself', 'localhost:3000', 'http://localhost:3000'],
  ['a brand’s own page', 'edgpt.ai', 'https://edgpt.ai'],
  ['a brand’s page, called through a distribution', 'abc.execute-api.amazonaws.com', 'https://www.edgpt.ai'],
])('accepts a call with a cookie from %s', (_name, host, origin) => {
  expect(() => requireOwnOrigin(route, { headers: { host, origin }, cookies: ['a=b'] })).not.toThrow();
});

test.each([
  ['another site', 'edgpt.ai', 'https://attacker.example'],
  ['another brand', 'edgpt.ai', 'https://lawfirmgpt.ai'],
  ['another port', 'localhost:3000', 'http://localhost:3001'],
  ['a frame without an origin', 'edgpt.ai', 'null'],
  [
    'a look-alike, called through a distribution',
    'abc.execute-api.amazonaws.com',
    'https://edgpt.ai.evil.example',
  ],
  ['a brand without TLS, called through a distribution', 'abc.execute-api.amazonaws.com', 'http://edgpt.ai'],
])('rejects a call with a cookie from %s', (_name, host, origin) => {
  expect(() => requireOwnOrigin(route, { headers: { host, origin }, cookies: ['a=b'] })).toThrow();
});

test('accepts a call without an origin if it has no cookie', () => {
  expect(() => requireOwnOrigin(route, { headers: { host: 'edgpt.ai' } })).not.toThrow();
  expect(() => requireOwnOrigin(route, { headers: { host: 'edgpt.ai' }, cookies: ['a=b'] })).toThrow();
});

test('recognises a site without its own domain by the host in the distribution’s header', () => {
  const headers = { host: 'abc.execute-api.amazonaws.com', 'x-viewer-host': 'd111.cloudfront.net' };
  const call = (origin: string) =>
    requireOwnOrigin(route, { headers: { ...headers, origin }, cookies: ['a=b'] });
  expect(() => call('https://d111.cloudfront.net')).not.toThrow();
  expect(() => call('https://d222.cloudfront.net')).toThrow();
});
