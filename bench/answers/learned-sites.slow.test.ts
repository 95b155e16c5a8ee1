import { describe, expect, it } from 'vitest';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { findContradictions } from '#functions/engine/readiness/find-contradictions.ts';
import { frozenSites, learnSite, sampleSites } from './site-folders.ts';

// What holds for whatever site an assistant learns. Learning one takes seconds, so each is learned once for all of it.

if (frozenSites.length === 0) console.log('only the sample sites are checked: ../shared/sites is absent');

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

describe.each([...sampleSites, ...frozenSites])('$name', async (folder) => {
  const { sources, knowledge } = await learnSite(folder, 'http://www.site.example/');
  const texts = sources.map(({ content }) => normalize(contentText(content)));
  const isQuoted = (quote: string, source: number) => texts[source]?.includes(normalize(quote)) === true;

  it('quotes every statement as it stands in the stored text of its source', () => {
    const statements = knowledge.passages.flatMap(({ statements, source }) =>
      statements.map(({ quote, text }) => ({ quote: quote ?? text, source })),
    );
    expect(statements.length).toBeGreaterThan(50);
    expect(statements.filter(({ quote, source }) => !isQuoted(quote, source))).toEqual([]);
  });

  it('quotes every fact as it stands in the stored text of its source', () => {
    expect(knowledge.facts.length).toBeGreaterThan(5);
    expect(knowledge.facts.filter(({ quote, source }) => quote === '' || !isQuoted(quote, source))).toEqual(
      [],
    );
  });

  // Checked by hand: their pages don't contradict each other.
  it('yields no contradiction, being consistent', () => {
    expect(findContradictions(knowledge)).toEqual([]);
  });
});
