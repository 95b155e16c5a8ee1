import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
    const modules = readModules(build);
    build.onLoad({ filter: sdkModule }, async ({ path }) => ({
      contents: await replaceImports(await readFile(path, 'utf8'), async (list, specifier) => {
        const from = { specifier, importer: path };
        const names = readNames(list).map(async ({ name, alias }) => {
          const found = await findDefinition(modules, from, name);
          return { from: found.specifier, text: `${found.name} as ${alias}` };
        });
        const byOrigin = Map.groupBy(await Promise.all(names), (it) => it.from);
        return [...byOrigin].map(formatImport).join(' ');
      }),
    }));
  },
};

function formatImport([specifier, names]: [string, { text: string }[]]): string {
  return `import { ${names.map(({ text }) => text).join(', ')} } from ${JSON.stringify(specifier)};`;
}

type Place = { specifier: string; importer: string };
/** Modules as they are on disk. The same few are asked for thousands of times: each answer is remembered. */
type Modules = {
  readBarrel(file: string): Promise<Map<string, Origin>>;
  /** The file that a module imports by a specifier. */
  resolve(place: Place): Promise<string>;
};

function remember<Question, Answer>(
  keyOf: (question: Question) => string,
  find: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (question) => {
    const key = keyOf(question);
    const known = answers.get(key) ?? find(question);
    answers.set(key, known);
    return known;
  };
}

function readModules(build: PluginBuild): Modules {
  // esbuild reads the folders anew for each question.
  const resolvePackage = remember(
    ({ specifier, folder }: { specifier: string; folder: string }) => `${folder} ${specifier}`,
    async ({ specifier, folder }) =>
      (await build.resolve(specifier, { kind: 'import-statement', resolveDir: folder })).path,
  );
  return {
    readBarrel: remember((file) => file, readBarrel),
    resolve: async ({ specifier, importer }) =>
      specifier.startsWith('.')
        ? findNeighbour(join(dirname(importer), specifier))
        : resolvePackage({ specifier, folder: importer.replace(/\/dist-es\/.*$/, '') }),
  };
}

/** The SDK leaves endings out. */
function findNeighbour(path: string): string {
  return (
    [path, `${path}.js`, join(path, 'index.js')].find((it) => /\.js$/.test(it) && existsSync(it)) ?? path
  );
}

/** The module that defines a name, or the last one on the way to it that can be followed. */
async function findDefinition(modules: Modules, place: Place, name: string): Promise<Origin> {
  const file = await modules.resolve(place);
  if (!sdkModule.test(file)) return { specifier: place.specifier, name };
  const origin = (await modules.readBarrel(file)).get(name);
  if (!origin) return { specifier: file, name };
  return findDefinition(modules, { specifier: origin.specifier, importer: file }, origin.name);
}
