import { expect, test } from 'vitest';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { runsInFull, sample } from '#tests/support/sample.ts';
import { differentSites, learnSite } from '../../../bench/answers/site-folders.ts';
import { openCitationBrowser } from '../support/citation-browser.ts';

/** One site per page layout, in two languages. */
const sampledSites = ['edgpt', 'ra-lutz', 'sterling-tax'];
const citationsPerSite = runsInFull() ? 40 : 20;
/** Text that no browser finds: what is hidden until a click, or is spaced out with non-breaking spaces. */
const leastFound = 0.85;

type Cited = { url: string; quote: string };

test.each(sample(differentSites, ({ name }) => sampledSites.includes(name)))(
  'Chromium finds the citations of $name on its pages',
  async (folder) => {
    const browser = await openCitationBrowser(folder.folder);
    try {
      const { knowledge } = await learnSite(folder, browser.origin);
      const citations = sampleCitations(knowledge);
      const missed: Cited[] = [];
      for (const cited of citations) {
        const found = await browser.findCited(cited.url);
        if (!isWithin(squeeze(found ?? ''), squeeze(cited.quote))) missed.push(cited);
      }
      const share = 1 - missed.length / citations.length;
      console.log(`${folder.name}: ${citations.length - missed.length} of ${citations.length} found`);
      for (const { url, quote } of missed) console.log(`  missed ${url} ${JSON.stringify(quote)}`);
      expect(citations.length).toBeGreaterThan(10);
      expect(share).toBeGreaterThanOrEqual(leastFound);
    } finally {
      await browser.stop();
    }
  },
  600_000,
);

/** Citations spread evenly over the statements of a site's pages. */
function sampleCitations(knowledge: Knowledge): Cited[] {
  const all = knowledge.passages.flatMap(({ source, statements }) =>
    statements.flatMap((statement): Cited[] => {
      const citation = cite(knowledge, source, [statement]);
      return citation?.url?.includes(':~:text=') ? [{ url: citation.url, quote: citation.quote }] : [];
    }),
  );
  const step = Math.max(1, all.length / citationsPerSite);
  return Array.from(
    { length: Math.min(all.length, citationsPerSite) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((cited) => cited !== undefined);
}

/** A row that starts with cells that identify nothing is marked from the first cell that does. */
const shortestMarked = 6;

function isWithin(marked: string, quote: string): boolean {
  return marked.includes(quote) || (marked.length >= shortestMarked && quote.includes(marked));
}

function squeeze(text: string): string {
  return text
    .replace(/[\s\u00ad\u200b]+/g, '')
    .normalize('NFC')
    .toLowerCase();
}
