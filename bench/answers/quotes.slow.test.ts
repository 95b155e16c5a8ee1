import { describe, expect, it } from 'vitest';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { findSiteFolders, learnSite } from './site-folders.ts';

const folders = findSiteFolders();
if (folders.length === 1) console.log('only the sample site is checked: ../shared/sites is absent');

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

describe.each(folders)('$name', async (folder) => {
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
});
