import { create, insert, load, type Orama, type RawData, save, search } from '@orama/orama';
import { pluginQPS } from '@orama/plugin-qps';
import * as z from 'zod';
import { type Contender, type Engine, resultLimit } from '../../retrieval/contender.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { porterTerms } from './porter-terms.ts';

const schema = { text: 'string' } as const;
type Database = Orama<typeof schema>;
const hitsSchema = z.object({ hits: z.array(z.object({ id: z.string() })) });

export const orama: Contender = {
  name: 'Orama, QPS, stems + stop words',
  build(paragraphs) {
    const database = open();
    for (const { id, text } of paragraphs) insert(database, { id: String(id), text });
    return wrap(database);
  },
  async load(bytes) {
    const database = open();
    const raw: RawData = JSON.parse(fromBytes(bytes));
    load(database, raw);
    return wrap(database);
  },
};

function open(): Database {
  return create({
    schema,
    plugins: [pluginQPS()],
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text) => porterTerms(text),
      },
    },
  });
}

function wrap(database: Database): Engine {
  return {
    search: (question) => {
      const found = hitsSchema.parse(search(database, { term: question, limit: resultLimit }));
      return found.hits.map(({ id }) => Number(id));
    },
    save: async () => toBytes(save(database)),
  };
}
