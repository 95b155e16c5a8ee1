import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const reading = /readFileSync\(new URL\('([^']+\.md)', import\.meta\.url\), 'utf8'\)/;

/** Sources read the topics from their document; bundles have no documents beside them, so they hold its text. */
export const embedHelpTopics: Plugin = {
  name: 'embed-help-topics',
  setup(build) {
    build.onLoad({ filter: /\/help-topics\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const [call, file = ''] = reading.exec(source) ?? [];
      if (call === undefined) throw new Error(`${path} reads no document`);
      const text = await readFile(join(dirname(path), file), 'utf8');
      return { contents: source.replace(call, () => JSON.stringify(text)), loader: 'ts' };
    });
  },
};
