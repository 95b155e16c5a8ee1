import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { BundledFile } from './bundled-file.ts';
import { followBundledUrls } from './follow-bundled-urls.ts';
import { type BundledFunction, listFunctions } from './function-entries.ts';
import { importPastBarrels } from './import-past-barrels.ts';
import { entryName, mergeStart } from './merge-start.ts';
import { separatePackages } from './separate-packages.ts';

/** Where the bundles of a deployment are. */
export const bundleFolder = fileURLToPath(new URL('../../dist/functions', import.meta.url));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Some packages are CommonJS and ask for `require`, which ES modules lack. */
const requireLine =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const output = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  logLevel: 'error',
} as const satisfies BuildOptions;

const options = {
  ...output,
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  splitting: true,
  mainFields: ['module', 'main'],
  banner: { js: requireLine },
  plugins: [followBundledUrls, separatePackages, importPastBarrels],
  metafile: true,
} as const satisfies BuildOptions;

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
    const bundles = new Map<string, BundledFile[]>();
    // One after the other: each takes what the machine has.
    for (const bundled of functions)
      bundles.set(bundled.entry, await writeFunction(bundled, metafile, { passFolder, outputFolder }));
    return bundles;
  } finally {
    rmSync(passFolder, { recursive: true, force: true });
  }
}

/** A function starts with dozens of parts, few of which ask for `require`. The line stays, so that the source maps fit. */
function emptyUnusedLines(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    const code = readFileSync(join(folder, name), 'utf8').slice(requireLine.length);
    if (!/\brequire\b/.test(code)) writeFileSync(join(folder, name), code);
  }
}

type Folders = { passFolder: string; outputFolder: string };

/** The function's own files in its folder, and in one below those of each process that it starts. */
async function writeFunction(
  { entry, sources }: BundledFunction,
  metafile: Metafile,
  { passFolder, outputFolder }: Folders,
): Promise<BundledFile[]> {
  const folder = join(outputFolder, entry);
  const { index = '', ...processes } = sources;
  const files = await writeEntry(index, metafile, { passFolder, outputFolder: folder });
  for (const [name, source] of Object.entries(processes)) {
    const own = await writeEntry(source, metafile, { passFolder, outputFolder: join(folder, name) });
    writeFileSync(join(folder, `${name}.mjs`), `import './${name}/${entryName}';`);
    files.push(...own.map((file) => ({ ...file, name: `${name}/${file.name}`, isLoadedAtStart: false })));
  }
  return files;
}

async function writeEntry(
  source: string,
  metafile: Metafile,
  { passFolder, outputFolder }: Folders,
): Promise<BundledFile[]> {
  mkdirSync(outputFolder, { recursive: true });
  const entry = `${flatNameOf(source)}.mjs`;
  const files = listFiles(entry, metafile);
  for (const { name } of files.filter(({ isLoadedAtStart }) => !isLoadedAtStart))
    for (const file of [name, `${name}.map`]) copyFileSync(join(passFolder, file), join(outputFolder, file));
  return mergeStart(files, { entry, passFolder, outputFolder, options: output });
}

/** All files of the pass stand in one folder, so that they find each other in that of a function as well. */
function flatNameOf(source: string): string {
  return source.replace(/^functions\/|\.ts$/g, '').replaceAll('/', '--');
}

function describeEntry(source: string): { in: string; out: string } {
  return { in: source, out: flatNameOf(source) };
}

/** The files that an entry loads, at its start and later. */
function listFiles(entry: string, { outputs }: Metafile): BundledFile[] {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const files = new Map<string, BundledFile>();
  const visit = (name: string, isLoadedAtStart: boolean) => {
    const known = files.get(name);
    const output = byName.get(name);
    if (!output || known?.isLoadedAtStart || (known && !isLoadedAtStart)) return;
    const { bytes, inputs, exports, imports } = output;
    files.set(name, { name, bytes, inputs: Object.keys(inputs), exports, isLoadedAtStart });
    for (const { path, kind } of imports)
      visit(basename(path), isLoadedAtStart && kind === 'import-statement');
  };
  visit(entry, true);
  return [...files.values()];
}
