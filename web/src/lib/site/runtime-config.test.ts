import { expect, test } from 'vitest';
import { parseRuntimeConfig } from './runtime-config.ts';

test('the server’s configuration is read', () => {
  const config = { siteAddresses: { 'a.org': 'http://127.0.0.1:1' } };
  expect(parseRuntimeConfig(JSON.stringify(config))).toEqual(config);
});

test.each([undefined, null, '', 'nonsense', '[]', '{"siteAddresses": 1}'])(
  '%s reads as the defaults',
  (text) => {
    expect(parseRuntimeConfig(text)).toEqual({ siteAddresses: {} });
  },
);
