import { registerHooks } from 'node:module';
import { gateFeatureNames, gateWeights } from '#functions/engine/answer/judge/gate-weights.ts';
import { leaveOutConstants } from './constants.ts';
import { gateWeightId } from './gate-weight-id.ts';
import { emptyWordLists } from './word-lists.ts';

const off = new Set(process.argv.slice(2));
for (const name of gateFeatureNames) if (off.has(gateWeightId(name))) Reflect.set(gateWeights, name, 0);
emptyWordLists(off);
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    if (!url.includes('/functions/engine/answer/') || source === undefined || source === null) return loaded;
    const code = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: leaveOutConstants(url, code, off) };
  },
});

// The engine reads its words and numbers as it loads, so it loads last.
const { scoreQuestions } = await import('./score-questions.ts');
console.log(JSON.stringify(scoreQuestions([...off])));
