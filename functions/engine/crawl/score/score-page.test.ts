import { describe, expect, it } from 'vitest';
import { readAskedTopics } from './asked-topics.ts';
import { readLabel } from './rate-topics.ts';
import { type PageClue, pathSegments, scorePage } from './score-page.ts';

const asked = readAskedTopics({ language: 'en', questions: [] }, 'en');

function score(path: string, { text = '', ...clue }: Partial<PageClue> & { text?: string } = {}): number {
  const url = new URL(path, 'http://www.site.org/');
  return scorePage({
    url,
    label: readLabel([pathSegments(url).join(' '), text], asked),
    place: 'content',
    depth: 1,
    year: 2026,
    homeFolder: '/',
    siteLanguage: 'en',
    ...clue,
  });
}

describe('scorePage', () => {
  it.each([
    ['/contact.html', '/xyz.html'],
    ['/oeffnungszeiten', '/xyz'],
    ['/Öffnungszeiten', '/xyz'],
    ['/tarifs-et-inscription', '/xyz'],
    ['/mitgliedsbeitraege', '/xyz'],
    ['/horarios-y-precios', '/xyz'],
    ['/impressum', '/datenschutz'],
    ['/xyz', '/news/xyz'],
    ['/xyz', '/tag/xyz'],
    ['/xyz', '/2019/05/xyz'],
    ['/xyz', '/login'],
    ['/xyz', '/calendar?month=7'],
    ['/research', '/search'],
    ['/index.php?option=com_content&view=article&id=5', '/index.php?page=5'],
    ['/contact', '/fr/contact'],
    ['/a', '/a/b/c/d'],
  ])('puts %s before %s', (better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });

  it.each([
    ...[
      'Terms and conditions',
      'Terms of service',
      'Refunds',
      'Cancellations',
      'AGB',
      'Geschäftsbedingungen',
    ],
    ...[
      'Rückerstattung',
      'Stornierung',
      'Kündigung',
      'Conditions générales',
      'CGV',
      'Remboursement',
      'Annulation',
    ],
    ...[
      'Términos y condiciones',
      'Reembolsos',
      'Cancelaciones',
      'Termini e condizioni',
      'Rimborsi',
      'Reembolso',
    ],
    ...['Termos de uso', 'Cancelamento', 'Voorwaarden', 'Terugbetaling', 'Regulamin', 'Zwroty'],
  ])('puts “%s” before an article on the team', (text) => {
    const article = { text: 'How our team celebrated a great day in the new office' };
    expect(score('/x', { text, place: 'footer' })).toBeGreaterThan(
      score('/blog/x', { ...article, place: 'footer' }),
    );
  });

  it('counts link text like the words of a URL', () => {
    expect(score('/page7', { text: 'Tuition and fees' })).toBeGreaterThan(score('/page7'));
  });

  it('puts navigation first, then sitemap priority, and pages near the home page', () => {
    expect(score('/x', { place: 'navigation' })).toBeGreaterThan(score('/x', { place: 'footer' }));
    expect(score('/x', { sitemapPriority: 0.9 })).toBeGreaterThan(score('/x', { sitemapPriority: 0.1 }));
    expect(score('/x', { depth: 1 })).toBeGreaterThan(score('/x', { depth: 3 }));
  });

  it('stays in the folder where the crawl started', () => {
    expect(score('/club/x', { homeFolder: '/club/' })).toBeGreaterThan(
      score('/other/x', { homeFolder: '/club/' }),
    );
  });

  it('rates every URL of a sitemap with fifty thousand', () => {
    const rate = (i: number) => score(`/catalog/item-${i}/some-long-name-of-a-thing-${i % 1000}`);
    expect(Array.from({ length: 50_000 }, (_, i) => rate(i)).every(Number.isFinite)).toBe(true);
  });
});
