import {
  parseKnowledge,
  serializeKnowledge,
} from '#functions/engine/knowledge/artifact/serialize-knowledge.ts';
import { textWords } from '#functions/engine/knowledge/build/index-passage.ts';
import type { AskedTerm } from '#functions/engine/knowledge/index/asked-term.ts';
import { buildIndex, type SearchIndex } from '#functions/engine/knowledge/index/search-index.ts';
import { searchPassages } from '#functions/engine/knowledge/index/search-passages.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { type Contender, type Engine, resultLimit } from './contender.ts';

/** The search alone, on plain words, without the concepts, synonyms and spelling of `understandQuestion`. */
export const ours: Contender = {
  name: 'GPTsites',
  build(paragraphs) {
    const index = buildIndex(
      paragraphs.map(({ text }) => ({ words: textWords(text, 'en'), fields: new Map() })),
    );
    return wrap(
      index,
      paragraphs.map(({ id }) => id),
    );
  },
  async load(bytes) {
    const { index, sources } = await parseKnowledge(bytes);
    return wrap(
      index,
      sources.map(({ id }) => Number(id)),
    );
  },
};

function wrap(index: SearchIndex, ids: readonly number[]): Engine {
  return {
    search: (question) =>
      searchPassages(index, asked(question), resultLimit).map(({ passage }) => ids[passage] ?? 0),
    save: async () => serializeKnowledge(asKnowledge(index, ids)),
  };
}

function asked(question: string): AskedTerm[] {
  const terms = new Map<string, AskedTerm>();
  for (const { word, term, weight } of textWords(question, 'en'))
    terms.set(term, { word, variants: [{ term, weight: 1 }], weight });
  return [...terms.values()];
}

/** An artifact with only the index and the names of its documents, as the libraries store it. */
function asKnowledge(index: SearchIndex, ids: readonly number[]): Knowledge {
  return {
    organisationName: '',
    website: null,
    builtAt: '',
    languages: ['en'],
    sources: ids.map((id) => ({ id: String(id), kind: 'page', url: null, title: '', readAt: '' })),
    passages: [],
    facts: [],
    index,
  };
}
