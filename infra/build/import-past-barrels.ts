import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { type Origin, readBarrel, readNames, replaceImports } from './read-barrel.ts';

const sdkModule = /\/node_modules\/(?:@aws-sdk|@smithy)\/.*\/dist-es\/.*\.js$/;

/**
 * The SDK imports from modules that only pass on what others define, and esbuild divides its output by modules: whoever
 * takes one thing from such a module gets at its start whatever anyone takes from it, even later. Here the SDK's modules
 * import from where things are defined: a sixth less for each function to read at its start.
 */
export const importPastBarrels: Plugin = {
  name: 'import-past-barrels',
  setup(build) {
    const barrels = new Map<string, Promise<Map<string, Origin>>>();
    const readOnce = (file: string) => {
      const known = barrels.get(file) ?? readBarrel(file);
      barrels.set(file, known);
      return known;
    };
    build.onLoad({ filter: sdkModule }, async ({ path }) => ({
      contents: await replaceImports(await readFile(path, 'utf8'), async (list, specifier) => {
        const from = { specifier, importer: path };
        const lines = readNames(list).map(async ({ name, alias }) => {
          const found = await findDefinition(build, readOnce, from, name);
          return `import { ${found.name} as ${alias} } from ${JSON.stringify(found.specifier)};`;
        });
        return (await Promise.all(lines)).join(' ');
      }),
    }));
  },
};

type Place = { specifier: string; importer: string };

/** The module that defines a name, or the last one on the way to it that can be followed. */
async function findDefinition(
  build: PluginBuild,
  read: (file: string) => Promise<Map<string, Origin>>,
  { specifier, importer }: Place,
  name: string,
): Promise<Origin> {
  const { path: file } = await build.resolve(specifier, {
    kind: 'import-statement',
    resolveDir: dirname(importer),
    importer,
  });
  if (!sdkModule.test(file)) return { specifier, name };
  const origin = (await read(file)).get(name);
  if (!origin) return { specifier: file, name };
  return findDefinition(build, read, { specifier: origin.specifier, importer: file }, origin.name);
}
