import { expect, test } from 'vitest';
import type { SiteLook, Source } from '#functions/engine/documents/content/content.ts';
import { findLook } from './find-look.ts';

const page = (look: SiteLook | undefined, structuredData: Record<string, unknown>[] = []): Source => ({
  id: 'x',
  kind: 'page',
  url: 'https://www.example.org/about/',
  title: 'A page',
  readAt: '2026-01-01T00:00:00Z',
  content: { title: 'A page', blocks: [], structuredData, ...(look && { look }) },
});

test('the look of most pages wins, and on a tie the first', () => {
  const [red, blue] = [{ color: '#aa0000' }, { color: '#0000aa' }];
  expect(findLook([page(red), page(blue), page(blue)]).color).toBe('#0000aa');
  expect(findLook([page(red), page(blue)]).color).toBe('#aa0000');
  expect(findLook([page(undefined)])).toEqual({});
});

test.each([
  ['/logo.svg', 'https://www.example.org/logo.svg'],
  [{ '@type': 'ImageObject', url: 'https://cdn.example.org/l.png' }, 'https://cdn.example.org/l.png'],
  ['javascript:alert(1)', 'https://www.example.org/found.png'],
  ['http://192.168.1.1/logo.png', 'https://www.example.org/found.png'],
  [42, 'https://www.example.org/found.png'],
])('a logo stated as %j is %s', (logo, expected) => {
  expect(findLook([page({ logoUrl: 'https://www.example.org/found.png' }, [{ logo }])]).logoUrl).toBe(
    expected,
  );
});
