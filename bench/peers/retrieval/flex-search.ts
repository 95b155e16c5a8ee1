import FlexSearch from 'flexsearch';
import * as z from 'zod';
import { type Contender, type Engine, resultLimit } from '../../retrieval/contender.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { porterTerms } from './porter-terms.ts';

const partsSchema = z.record(z.string(), z.string());

export const flexSearch: Contender = {
  name: 'FlexSearch, stems + stop words, fine resolution',
  build(paragraphs) {
    const index = open();
    for (const { id, text } of paragraphs) index.add(id, text);
    return wrap(index);
  },
  async load(bytes) {
    const index = open();
    const parts = partsSchema.parse(JSON.parse(fromBytes(bytes)));
    for (const [key, data] of Object.entries(parts)) index.import(key, data);
    return wrap(index);
  },
};

/** The resolution that its manual recommends for texts of this length: 2 √length. */
function open() {
  return new FlexSearch.Index({ tokenize: 'strict', resolution: 50, encode: porterTerms });
}

function wrap(index: ReturnType<typeof open>): Engine {
  return {
    search: (question) => index.search(question, { limit: resultLimit, suggest: true }).map(Number),
    async save() {
      const parts: Record<string, string> = {};
      await index.export(async (key: string, data?: string) => {
        if (data !== undefined) parts[key] = data;
      });
      return toBytes(parts);
    },
  };
}
