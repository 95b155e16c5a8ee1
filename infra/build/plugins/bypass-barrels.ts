import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { type Origin, readBarrel, readNames, replaceImports } from './read-barrel.ts';

const sdkModule = /\/node_modules\/(?:@aws-sdk|@smithy)\/.*\/dist-es\/.*\.js$/;

/**
 * Bypasses the SDK's barrel modules. esbuild splits its output by module, so anything imported from a barrel,
 * even lazily, ends up in every function's start. Importing from the defining modules instead saves a sixth
 * of each function's start size.
 */
export const bypassBarrels: Plugin = {
  name: 'bypass-barrels',
  setup(build) {
    const modules = readModules(build);
    build.onLoad({ filter: sdkModule }, async ({ path }) => ({
      contents: await replaceImports(nameKeys(await readFile(path, 'utf8')), async (list, specifier) => {
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

/** esbuild keeps objects with computed keys, even unused: here the descriptions of a hundred calls. */
function nameKeys(text: string): string {
  const names = new Map(
    Array.from(text.matchAll(/^const (_\w+) = (".*");$/gm), ([, name, value]) => [name, value]),
  );
  return text.replace(/\[(_\w+)\]:/g, (key, name) => (names.has(name) ? `${names.get(name)}:` : key));
}

function formatImport([specifier, names]: [string, { text: string }[]]): string {
  return `import { ${names.map(({ text }) => text).join(', ')} } from ${JSON.stringify(specifier)};`;
}

type Place = { specifier: string; importer: string };
/** Modules on disk. Lookups are cached, because the same few repeat thousands of times. */
type Modules = {
  readBarrel(file: string): Promise<Map<string, Origin>>;
  /** The file a module imports by a specifier. */
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
  // esbuild re-reads the folders on each lookup.
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

/** The SDK omits file extensions. */
function findNeighbour(path: string): string {
  return (
    [path, `${path}.js`, join(path, 'index.js')].find((it) => /\.js$/.test(it) && existsSync(it)) ?? path
  );
}

/** The module that defines a name, or the last one that can be followed towards it. */
async function findDefinition(modules: Modules, place: Place, name: string): Promise<Origin> {
  const file = await modules.resolve(place);
  if (!sdkModule.test(file)) return { specifier: place.specifier, name };
  const origin = (await modules.readBarrel(file)).get(name);
  if (!origin) return { specifier: file, name };
  return findDefinition(modules, { specifier: origin.specifier, importer: file }, origin.name);
}
