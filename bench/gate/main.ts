import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkClaim } from '#functions/engine/answer/rephrase/check-claim.ts';
import type { NumberedQuote } from '#functions/engine/answer/rephrase/quote.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { readSite } from '../answers/read-site.ts';
import { distort, distortions } from './distort.ts';

const sitesFolder = path.resolve(import.meta.dirname, '../../../shared/sites');
const sampleSize = 400;

type Tally = { kept: number; total: number };

/** How often the gate before a model keeps sentences of real websites, and how often it keeps them distorted. */
async function measureSite(site: string): Promise<Map<string, Tally>> {
  const baseUrl = `http://${site}.example/`;
  const sources = await readSite(path.join(sitesFolder, site), baseUrl, { pages: 25, documents: 0 });
  const knowledge = buildKnowledge({
    sources,
    organisationName: site,
    website: baseUrl,
    builtAt: '2026-01-01T00:00:00Z',
  });
  const language = languageOfTag(knowledge.languages[0]) ?? 'en';
  const all = knowledge.passages.flatMap((passage) =>
    passage.statements
      .filter(({ kind, text }) => kind !== 'heading' && text.split(' ').length >= 5)
      .map(
        ({ text, quote = text }): NumberedQuote => ({
          number: 1,
          context: passage.headings,
          text,
          citation: { title: '', url: null, quote, readAt: '' },
        }),
      ),
  );
  const step = Math.max(1, Math.floor(all.length / sampleSize));
  const sample = all.filter((_, index) => index % step === 0);
  const tallies = new Map<string, Tally>();
  const count = (name: string, claim: string, quote: NumberedQuote) => {
    const tally = tallies.get(name) ?? { kept: 0, total: 0 };
    const basis = {
      quotes: [quote],
      organisationName: site,
      question: '',
      questionLanguage: language,
      siteLanguage: language,
    };
    tally.total++;
    if (checkClaim(`${claim} [1]`, basis).kept) tally.kept++;
    tallies.set(name, tally);
  };
  sample.forEach((quote, index) => {
    const other = sample[(index + 7) % sample.length];
    count('as written', quote.text, quote);
    if (!other || other.text === quote.text) return;
    count('of another quote', other.text, quote);
    for (const name of distortions) {
      const claim = distort(name, quote.text, other.text);
      if (claim !== undefined) count(name, claim, quote);
    }
  });
  return tallies;
}

if (!existsSync(sitesFolder)) {
  console.log('There are no websites beside the project in ../shared/sites.');
  process.exit(0);
}
const folders = readdirSync(sitesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  for (const [kind, { kept, total }] of await measureSite(name))
    console.log(`${name}\t${kind}\tkept ${((100 * kept) / total).toFixed(1)} % of ${total}`);
}
