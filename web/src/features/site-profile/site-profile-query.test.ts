import { expect, test } from 'vitest';
import { siteProfileQuery } from './site-profile-query.ts';

test('document 3 section 7: an assistant’s data is cached for 30 s and refetched on focus', () => {
  expect(siteProfileQuery(`conv_law_${'0'.repeat(26)}`)).toMatchObject({
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
});
