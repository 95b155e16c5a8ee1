import { expect, test } from 'vitest';
import { findSharers, hostOf } from './find-sharers.ts';

test('two customers share a website whatever its address, and nobody shares a part of a name', () => {
  const users = [
    { id: 'own', website: 'https://www.wiest-law.org/' },
    { id: 'rival', website: 'http://wiest-law.org/contact' },
    { id: 'other', website: 'https://not-wiest-law.org' },
    { id: 'none', website: '' },
  ];
  expect(findSharers(users, 'own', hostOf('https://www.wiest-law.org')).map(({ id }) => id)).toEqual([
    'rival',
  ]);
});
