import {
  copyFileSync,
  linkSync,
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
import { type BundledFunction, listFunctions } from './function-entries.ts';
import { entryName, mergeStarts, type Start } from './merge-start.ts';
import { bypassBarrels } from './plugins/bypass-barrels.ts';
import { embedCmaps } from './plugins/embed-cmaps.ts';
import { embedFonts } from './plugins/embed-fonts.ts';
import { embedHelpTopics } from './plugins/embed-help-topics.ts';
import { followBundledUrls } from './plugins/follow-bundled-urls.ts';
import { shakeZod } from './plugins/shake-zod.ts';

/** Output folder of a deployment's bundles. */
export const bundleFolder = fileURLToPath(new URL('../../dist/functions', import.meta.url));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Some CommonJS packages need `require`, which ES modules lack. */
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
  // A browser is installed beside the one function that has it: infra/release/browser.
  external: ['@sparticuz/chromium'],
} as const satisfies BuildOptions;

/** How sources become bundles: ESM, in parts that load when they are needed. */
export const bundleOptions = {
  ...output,
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  splitting: true,
  mainFields: ['module', 'main'],
  banner: { js: requireLine },
  alias: { '@aws-sdk/credential-provider-node': './infra/build/environment-credentials.ts' },
  plugins: [embedFonts, embedCmaps, embedHelpTopics, followBundledUrls, shakeZod, bypassBarrels],
  metafile: true,
} as const satisfies BuildOptions;

/**
 * Bundles every function in one pass: minified ESM with source maps, lazy modules in separate files. Each
 * function gets a folder with the files it may load; returns them by entry.
 */
export async function bundleFunctions(outputFolder = bundleFolder): Promise<Map<string, BundledFile[]>> {
  const functions = listFunctions();
  const passFolder = mkdtempSync(join(tmpdir(), 'gptsites-pass-'));
  try {
    const { metafile } = await build({
      ...bundleOptions,
      outdir: passFolder,
      entryPoints: functions.flatMap(({ sources }) => Object.values(sources)).map(describeEntry),
    });
    emptyUnusedLines(passFolder);
    rmSync(outputFolder, { recursive: true, force: true });
    const starts = functions.flatMap((bundled) => listStarts(bundled, metafile, outputFolder));
    for (const start of starts) copyLateFiles(start, passFolder);
    const files = await mergeStarts(starts, { passFolder, outputFolder, options: output });
    const bundles = new Map<string, BundledFile[]>();
    for (const [index, { owner, process }] of starts.entries())
      bundles.set(owner, [...(bundles.get(owner) ?? []), ...describeOwned(files[index] ?? [], process)]);
    return bundles;
  } finally {
    rmSync(passFolder, { recursive: true, force: true });
  }
}

/** The readable code of a function, or of a child process: the files it may load. */
export type ReadableBundle = { name: string; entry: string; files: BundledFile[] };

/** Writes the same bundles unminified and unmerged, so that functions can be compared. */
export async function bundleReadably(folder: string): Promise<ReadableBundle[]> {
  const functions = listFunctions();
  const { metafile } = await build({
    ...bundleOptions,
    minify: false,
    sourcemap: false,
    banner: {},
    outdir: folder,
    entryPoints: functions.flatMap(({ sources }) => Object.values(sources)).map(describeEntry),
  });
  return functions.flatMap(({ entry, sources }) =>
    Object.entries(sources).map(([process, source]) => {
      const file = `${flatNameOf(source)}.mjs`;
      return { name: `${entry} ${process}`, entry: file, files: listFiles(file, metafile) };
    }),
  );
}

/**
 * A function starts with dozens of parts, few of which need `require`. The line itself stays, to match the
 * source maps.
 */
function emptyUnusedLines(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    const code = readFileSync(join(folder, name), 'utf8').slice(requireLine.length);
    if (!/\brequire\b/.test(code)) writeFileSync(join(folder, name), code);
  }
}

type OwnedStart = Start & {
  /** The function's entry. */
  owner: string;
  /** Name of the child process; undefined for the function itself. */
  process: string | undefined;
};

/** A function's own start, and one for each child process in a subfolder. */
function listStarts(
  { entry, sources }: BundledFunction,
  metafile: Metafile,
  outputFolder: string,
): OwnedStart[] {
  const { index = '', ...processes } = sources;
  const describe = (source: string, process?: string): OwnedStart => {
    const file = `${flatNameOf(source)}.mjs`;
    const folder = join(outputFolder, entry, process ?? '');
    return { owner: entry, process, entry: file, files: listFiles(file, metafile), folder };
  };
  return [describe(index), ...Object.entries(processes).map(([name, source]) => describe(source, name))];
}

function copyLateFiles({ files, folder, process }: OwnedStart, passFolder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name } of files.filter(({ isLoadedAtStart }) => !isLoadedAtStart))
    for (const file of [name, `${name}.map`]) linkOrCopy(join(passFolder, file), join(folder, file));
  if (process) writeFileSync(join(folder, `../${process}.mjs`), `import './${process}/${entryName}';`);
}

/** Copies of what functions share are 750 MB, which nobody changes; other file systems take no links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Files from their function's view: a child process's start isn't part of its own. */
function describeOwned(files: readonly BundledFile[], process: string | undefined): BundledFile[] {
  if (!process) return [...files];
  return files.map((file) => ({ ...file, name: `${process}/${file.name}`, isLoadedAtStart: false }));
}

/** All files of the pass are in one folder, so that relative imports also work in a function's folder. */
function flatNameOf(source: string): string {
  return source.replace(/^functions\/|\.ts$/g, '').replaceAll('/', '--');
}

function describeEntry(source: string): { in: string; out: string } {
  return { in: source, out: flatNameOf(source) };
}

/** The files an entry loads, at startup and later. */
function listFiles(entry: string, { outputs }: Metafile): BundledFile[] {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const files = new Map<string, BundledFile>();
  const visit = (name: string, isLoadedAtStart: boolean) => {
    const known = files.get(name);
    const output = byName.get(name);
    if (!output || known?.isLoadedAtStart || (known && !isLoadedAtStart)) return;
    const { bytes, inputs, exports, imports } = output;
    const withIt = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => basename(path));
    files.set(name, { name, bytes, inputs: Object.keys(inputs), exports, imports: withIt, isLoadedAtStart });
    for (const { path, kind } of imports)
      visit(basename(path), isLoadedAtStart && kind === 'import-statement');
  };
  visit(entry, true);
  return [...files.values()];
}
