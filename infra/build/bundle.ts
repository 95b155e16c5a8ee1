import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { followBundledUrls } from './follow-bundled-urls.ts';
import { type BundledFunction, listFunctions } from './function-entries.ts';
import { importPastBarrels } from './import-past-barrels.ts';
import { separatePackages } from './separate-packages.ts';

/** Where the bundles of a deployment are. */
export const bundleFolder = fileURLToPath(new URL('../../dist/functions', import.meta.url));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Some packages are CommonJS and ask for `require`, which ES modules lack. */
const requireLine =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const options = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  banner: { js: requireLine },
  plugins: [followBundledUrls, separatePackages, importPastBarrels],
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** One file of a bundle. */
export type BundledFile = {
  name: string;
  bytes: number;
  /** Source files in it, relative to the project. */
  inputs: string[];
  /** Whether a cold start loads it, or only a call that needs it. */
  isLoadedAtStart: boolean;
};

/**
 * Bundles every function in one pass: minified ESM with source maps. What is loaded late comes in files of its own. Each
 * function gets a folder with the files that it may load; answers them by the function's entry.
 */
export async function bundleFunctions(outputFolder = bundleFolder): Promise<Map<string, BundledFile[]>> {
  const functions = listFunctions();
  const passFolder = mkdtempSync(join(tmpdir(), 'gptsites-pass-'));
  try {
    const { metafile } = await build({
      ...options,
      outdir: passFolder,
      entryPoints: functions.flatMap(({ sources }) => Object.values(sources)).map(describeEntry),
    });
    emptyUnusedLines(passFolder);
    rmSync(outputFolder, { recursive: true, force: true });
    return new Map(
      functions.map((bundled) => {
        const files = listFiles(bundled, metafile, (name) => statSync(join(passFolder, name)).size);
        const folder = join(outputFolder, bundled.entry);
        mkdirSync(folder, { recursive: true });
        for (const { name } of files) {
          copyFileSync(join(passFolder, name), join(folder, findOwnName(bundled, name)));
          copyFileSync(join(passFolder, `${name}.map`), join(folder, `${name}.map`));
        }
        return [bundled.entry, files.map((file) => ({ ...file, name: findOwnName(bundled, file.name) }))];
      }),
    );
  } finally {
    rmSync(passFolder, { recursive: true, force: true });
  }
}

/** A function starts with dozens of files, few of which ask for `require`. The line stays, so that the source maps fit. */
function emptyUnusedLines(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    const code = readFileSync(join(folder, name), 'utf8').slice(requireLine.length);
    if (!/\brequire\b/.test(code)) writeFileSync(join(folder, name), code);
  }
}

/** All files of the pass stand in one folder, so that they find each other in that of a function as well. */
function flatNameOf(source: string): string {
  return source.replace(/^functions\/|\.ts$/g, '').replaceAll('/', '--');
}

function describeEntry(source: string): { in: string; out: string } {
  return { in: source, out: flatNameOf(source) };
}

/** In its own folder an entry has the name that Lambda, or the function that starts it, looks for. */
function findOwnName({ sources }: BundledFunction, name: string): string {
  const [own] = Object.entries(sources).find(([, source]) => `${flatNameOf(source)}.mjs` === name) ?? [];
  return own ? `${own}.mjs` : name;
}

/** The files that an entry loads, at its start and later. */
function listFiles(
  { sources }: BundledFunction,
  { outputs }: Metafile,
  measureBytes: (name: string) => number,
): BundledFile[] {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const files = new Map<string, BundledFile>();
  const visit = (name: string, isLoadedAtStart: boolean) => {
    const known = files.get(name);
    const output = byName.get(name);
    if (!output || known?.isLoadedAtStart || (known && !isLoadedAtStart)) return;
    const inputs = Object.keys(output.inputs);
    files.set(name, { name, bytes: measureBytes(name), inputs, isLoadedAtStart });
    for (const { path, kind } of output.imports)
      visit(basename(path), isLoadedAtStart && kind === 'import-statement');
  };
  for (const [own, source] of Object.entries(sources)) visit(`${flatNameOf(source)}.mjs`, own === 'index');
  return [...files.values()];
}
