import { registerHooks } from 'node:module';
import type { askEngine, readForModel } from './ask-engine.ts';
import { leaveOutConstants } from './constants.ts';

type Engine = { askEngine: typeof askEngine; readForModel: typeof readForModel };

const marker = '?without=';
const isAnswering = (url: string) => /\/(?:functions\/engine\/answer|bench\/ablation)\//.test(url);

// The modules that answer load once more for each set of constants; knowledge and lexicon stay the same objects.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const at = context.parentURL?.indexOf(marker) ?? -1;
    const isMarked = at >= 0 && isAnswering(resolved.url) && !resolved.url.includes(marker);
    return isMarked ? { ...resolved, url: `${resolved.url}${context.parentURL?.slice(at)}` } : resolved;
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    const [address = '', ids] = url.split(marker);
    if (ids === undefined || source === undefined || source === null) return loaded;
    const code = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: leaveOutConstants(address, code, new Set(decodeURI(ids).split(','))) };
  },
});

/** The engine as if some constants weren't in its source. */
export function loadEngineWithout(ids: readonly string[]): Promise<Engine> {
  return import(`./ask-engine.ts${marker}${encodeURI(ids.join(','))}`);
}
