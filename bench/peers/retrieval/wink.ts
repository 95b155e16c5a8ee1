import createEngine from 'wink-bm25-text-search';
import winkNlpUtils from 'wink-nlp-utils';
import { type Contender, type Engine, resultLimit } from '../../retrieval/contender.ts';
import { fromBytes } from './bytes.ts';

type WinkEngine = ReturnType<typeof createEngine>;

export const wink: Contender = {
  name: 'wink-bm25-text-search',
  build(paragraphs) {
    const engine = createEngine();
    engine.defineConfig({ fldWeights: { text: 1 } });
    definePreparation(engine);
    for (const { id, text } of paragraphs) engine.addDoc({ text }, id);
    engine.consolidate();
    return wrap(engine);
  },
  async load(bytes) {
    const engine = createEngine();
    engine.importJSON(fromBytes(bytes));
    definePreparation(engine);
    return wrap(engine);
  },
};

function definePreparation(engine: WinkEngine): void {
  const { string, tokens } = winkNlpUtils;
  engine.definePrepTasks([string.lowerCase, string.tokenize0, tokens.removeWords, tokens.stem]);
}

function wrap(engine: WinkEngine): Engine {
  return {
    search: (question) => engine.search(question, resultLimit).map(([id]) => Number(id)),
    save: async () => Buffer.from(engine.exportJSON()),
  };
}
