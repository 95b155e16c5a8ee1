import { expect, test } from 'vitest';
import { parseRuntimeConfig } from './runtime-config.ts';

test('what the server wrote is read', () => {
  const config = { siteAddresses: { 'a.org': 'http://127.0.0.1:1' }, sampleSiteUrl: 'http://a.org' };
  expect(parseRuntimeConfig(JSON.stringify(config))).toEqual(config);
});

test.each([undefined, null, '', 'nonsense', '[]', '{"siteAddresses": 1}'])('%s reads as nothing', (text) => {
  expect(parseRuntimeConfig(text)).toEqual({ siteAddresses: {} });
});
