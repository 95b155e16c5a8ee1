import { expect, test } from 'vitest';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { RecentPages } from './recent-pages.tsx';

const site = 'https://maple.org';

test('pages are named by their titles, and until those are known by what stands in their addresses', () => {
  const { screen } = openPart(
    <RecentPages
      progress={{
        currentPage: `${site}/family-handbook.pdf`,
        recentPages: [`${site}/visit/`, `${site}/%C3%BCber_uns.html`, `${site}/news?page=2`, `${site}/`],
        progressDetails: {
          ...{ pagesRead: 1, pagesSkipped: 0, documentsRead: 0 },
          sources: [{ kind: 'page', url: `${site}/visit/`, title: 'Visit us', status: 'read' }],
        },
      }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    ...['family handbook', 'Visit us', 'über uns', 'news ?page=2', 'maple.org'],
  ]);
});
