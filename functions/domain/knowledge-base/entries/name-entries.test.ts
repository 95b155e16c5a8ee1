import { expect, test } from 'vitest';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { nameEntries } from './name-entries.ts';

const page = (path: string, title: string, ...headings: string[]): Source => ({
  ...{ id: path, kind: 'page', url: `https://maple-grove.org${path}`, title, readAt: '' },
  content: {
    title,
    blocks: headings.map((text) => ({ kind: 'heading', level: 2, text })),
    structuredData: [],
  },
});
const name = (...pages: Source[]) => Object.fromEntries(nameEntries(pages));

test('pages that all have the website’s name as title show their own heading, else the words of their address', () => {
  expect(
    name(
      page('/', 'MG', 'Notices', 'Welcome to all'),
      page('/index.html', 'MG', 'Notices'),
      page('/fees.htm', 'MG', 'Notices', 'Tuition and fees'),
      page('/about/our%20school_hall.htm', 'MG', 'Notices'),
      page('/privacy.htm', 'MG', 'Notices', `Privacy ${'word '.repeat(40)}`),
      page('/about/index.php', 'MG', 'Notices', 'About us'),
    ),
  ).toEqual({
    '/': 'MG',
    '/index.html': 'MG',
    '/fees.htm': 'Tuition and fees',
    '/about/our%20school_hall.htm': 'Our school hall',
    '/privacy.htm': 'Privacy',
    '/about/index.php': 'About us',
  });
});

test('a title loses what most pages repeat, and two pages with one title are told apart', () => {
  expect(
    name(
      page('/fees', 'Fees | Maple Grove'),
      page('/team', 'Team | Maple Grove'),
      page('/news/1', 'News | Maple Grove', 'A new bus'),
      page('/news/2', 'News | Maple Grove', 'Snow day'),
    ),
  ).toEqual({ '/fees': 'Fees', '/team': 'Team', '/news/1': 'A new bus', '/news/2': 'Snow day' });
});
