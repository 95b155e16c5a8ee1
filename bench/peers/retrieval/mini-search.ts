import MiniSearch, { type Options } from 'minisearch';
import { type Contender, type Engine, resultLimit } from '../../retrieval/contender.ts';
import type { Paragraph } from '../../retrieval/corpus.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { porterTerm } from './porter-terms.ts';

const options: Options<Paragraph> = {
  fields: ['text'],
  processTerm: (word) => porterTerm(word.toLowerCase()) ?? null,
  searchOptions: { bm25: { k: 0.9, b: 0.4, d: 0.5 } },
};

export const miniSearch: Contender = {
  name: 'MiniSearch, stems + stop words',
  build(paragraphs) {
    const index = new MiniSearch(options);
    index.addAll(paragraphs);
    return wrap(index);
  },
  load: async (bytes) => wrap(MiniSearch.loadJSON(fromBytes(bytes), options)),
};

function wrap(index: MiniSearch<Paragraph>): Engine {
  return {
    search: (question) =>
      index
        .search(question)
        .slice(0, resultLimit)
        .map(({ id }) => Number(id)),
    save: async () => toBytes(index),
  };
}
