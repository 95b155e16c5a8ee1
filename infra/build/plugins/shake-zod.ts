import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const providerModule = /\/node_modules\/@ai-sdk\/[^/]+\/dist\/.*\.js$/;
const wholeZod = /import \{ z(?: as (\w+))? \} from (["']zod\/v4["'])/g;

/**
 * Lets model providers import zod as a namespace. esbuild keeps all of a namespace that another module exports
 * as a value, here 380 KB with messages in fifty languages.
 */
export const shakeZod: Plugin = {
  name: 'shake-zod',
  setup: (build) =>
    build.onLoad({ filter: providerModule }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return {
        contents: text.replace(wholeZod, (_, name = 'z', from) => `import * as ${name} from ${from}`),
      };
    }),
};
