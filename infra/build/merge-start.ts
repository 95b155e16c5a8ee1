import { statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { BundledFile } from './bundled-file.ts';

/** File name of the entry of a function or child process. */
export const entryName = 'index.mjs';

/** A function or child process whose startup files are merged into one. */
export type Start = {
  /** Its entry file in the pass. */
  entry: string;
  /** All files it may load. */
  files: readonly BundledFile[];
  /** Its output folder. */
  folder: string;
};

/**
 * Merges the forty files a function would read at startup into one, which takes a third less time. Lazy
 * modules reach the merged content through re-exporting files. Handles all functions at once, because they
 * share files. Returns each folder's files, in the order of the starts.
 */
export async function mergeStarts(
  starts: readonly Start[],
  { passFolder, outputFolder, options }: { passFolder: string; outputFolder: string; options: BuildOptions },
): Promise<BundledFile[][]> {
  const merged = starts.map(describeStart);
  const contents = new Map(merged.map(({ start, text }) => [start.folder, text]));
  await build({
    ...options,
    entryPoints: starts.map(({ folder }) => ({
      in: `${virtual}:${folder}`,
      out: join(relative(outputFolder, folder), entryName.replace(/\.mjs$/, '')),
    })),
    outdir: outputFolder,
    outExtension: { '.js': '.mjs' },
    plugins: [keepLazyExternal, provideStarts(contents, passFolder)],
  });
  return merged.map(writePassages);
}

type MergedStart = {
  start: Start;
  /** Files imported by lazy modules, with the merged file's names for their exports. */
  passOn: { part: BundledFile; names: (readonly [own: string, outer: string])[] }[];
  text: string;
};

function describeStart(start: Start): MergedStart {
  const late = start.files.filter(({ isLoadedAtStart }) => !isLoadedAtStart);
  const wanted = new Set(late.flatMap(({ imports }) => imports));
  const parts = start.files.filter(({ isLoadedAtStart, name }) => isLoadedAtStart && wanted.has(name));
  const passOn = parts
    .map((part, index) => ({ part, names: part.exports.map((own) => [own, `p${index}_${own}`] as const) }))
    .filter(({ names }) => names.length > 0);
  const lines = passOn.map(({ part, names }) => {
    const list = names.map(([own, outer]) => `${own} as ${outer}`).join(', ');
    return `export { ${list} } from './${part.name}';`;
  });
  return { start, passOn, text: [`export * from './${start.entry}';`, ...lines].join('\n') };
}

function writePassages({ start, passOn }: MergedStart): BundledFile[] {
  const { files, folder } = start;
  const passages = passOn.map(({ part, names }) => {
    const list = names.map(([own, outer]) => `${outer} as ${own}`).join(',');
    const text = `export{${list}}from"./${entryName}";`;
    writeFileSync(join(folder, part.name), text);
    return { ...part, bytes: text.length, inputs: [], imports: [entryName], isLoadedAtStart: false };
  });
  const atStart = files.filter(({ isLoadedAtStart }) => isLoadedAtStart);
  const first: BundledFile = {
    name: entryName,
    bytes: statSync(join(folder, entryName)).size,
    inputs: [...new Set(atStart.flatMap(({ inputs }) => inputs))],
    exports: [],
    imports: [],
    isLoadedAtStart: true,
  };
  return [first, ...passages, ...files.filter(({ isLoadedAtStart }) => !isLoadedAtStart)];
}

const virtual = 'start';

function provideStarts(contents: ReadonlyMap<string, string>, resolveDir: string): Plugin {
  return {
    name: 'provide-starts',
    setup(build) {
      build.onResolve({ filter: /^start:/ }, ({ path }) => ({
        path: path.slice(virtual.length + 1),
        namespace: virtual,
      }));
      build.onLoad({ filter: /./, namespace: virtual }, ({ path }) => {
        const text = contents.get(path);
        if (text === undefined) throw new Error(`No function starts in ${path}`);
        return { contents: text, resolveDir };
      });
    },
  };
}

/** Keeps lazy modules in separate files. */
const keepLazyExternal: Plugin = {
  name: 'leave-late',
  setup: (build) =>
    build.onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};
