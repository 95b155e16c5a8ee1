import { posix } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { describeChunks } from './describe-chunks.ts';
import { compareTexts } from './recording.ts';

const modules = {
  'functions/entry.ts': `
    import { parse as parseDate } from './dates/parse.ts';
    import { parse as parseSize } from './sizes/parse.ts';
    import { parse as parseFee } from './fees/parse.ts';
    const limit = 1;
    export const handler = async (text) =>
      text ? [parseDate(text), parseFee({ text, limit }), parseSize({ limit })] : (await import('./late.ts')).answerLate();`,
  'functions/dates/parse.ts': `
    const limit = 10;
    export const parse = (text) => { for (const limit2 of text) if (limit2 < limit) return { limit2, limit }; };`,
  'functions/sizes/parse.ts': `
    const limit = 30;
    export const parse = ({ limit: own }) => Math.min(own, limit);`,
  'functions/fees/parse.ts': `
    import { readFileSync } from 'node:fs';
    const limit = 20;
    export const parse = ({ text, limit: own = limit }) => readFileSync(text + own);`,
  'functions/late.ts': `
    import { parse } from './fees/parse.ts';
    export const answerLate = () => parse({ text: 'late' });`,
};

const moved = {
  'functions/entry.ts': modules['functions/entry.ts']
    .split('\n')
    .toSpliced(
      1,
      3,
      "import { parse as parseFee } from './b/fees.ts';",
      "import { parse as parseSize } from './a/sizes.ts';",
      "import { parse as parseDate } from './a/dates.ts';",
    )
    .join('\n')
    .replace('./late.ts', './afterwards.ts'),
  'functions/a/dates.ts': modules['functions/dates/parse.ts'],
  'functions/a/sizes.ts': modules['functions/sizes/parse.ts'],
  'functions/b/fees.ts': modules['functions/fees/parse.ts'],
  'functions/afterwards.ts': modules['functions/late.ts'].replace('./fees/parse.ts', './b/fees.ts'),
};

test('functions are equal after their modules moved, changed order and got other names', async () => {
  const [before, after] = [await bundle(modules), await bundle(moved)];
  expect([...after.values()]).not.toEqual([...before.values()]);
  expect(describe(after)).toEqual(describe(before));
});

test.each([
  ['a literal', 'functions/dates/parse.ts', '10', '11'],
  ['a text in code that loads late', 'functions/late.ts', "'late'", "'later'"],
  ['an operator', 'functions/dates/parse.ts', 'limit2 < limit)', 'limit2 > limit)'],
  ['a property', 'functions/fees/parse.ts', 'text + own', 'text.own + own'],
  ['a default', 'functions/fees/parse.ts', 'own = limit', 'own = 3'],
  ['the module that an import comes from', 'functions/fees/parse.ts', 'node:fs', 'node:fs/promises'],
  ['a call to another function of the same name', 'functions/late.ts', './fees/parse.ts', './dates/parse.ts'],
  [
    'which function gets which argument',
    'functions/entry.ts',
    'parseDate(text), parseFee({',
    'parseFee(text), parseDate({',
  ],
  ['an exported name', 'functions/entry.ts', 'export const handler', 'export const handle'],
])('a change of %s is detected', async (_, file, before, after) => {
  const changed = Object.entries(modules).map(([name, code]) =>
    name === file ? [name, code.replace(before, after)] : [name, code],
  );
  expect(describe(await bundle(Object.fromEntries(changed)))).not.toEqual(describe(await bundle(modules)));
});

/** What the comparison of a function covers: all statements and the exports of its entry. */
function describe(codes: ReadonlyMap<string, string>) {
  const chunks = describeChunks(codes);
  const statements = [...chunks.values()].flatMap((chunk) => chunk.statements.map(({ text }) => text));
  return { statements: statements.sort(compareTexts), exports: chunks.get('entry.mjs')?.exports };
}

async function bundle(files: Record<string, string>): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['functions/entry.ts'],
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: '/out',
    outExtension: { '.js': '.mjs' },
    plugins: [provide(files)],
  });
  return new Map(outputFiles.map(({ path, text }) => [posix.basename(path), text]));
}

function provide(files: Record<string, string>): Plugin {
  const namespace = 'written';
  return {
    name: 'provide',
    setup(setup) {
      setup.onResolve({ filter: /\.ts$/ }, ({ path, importer }) => ({
        path: posix.join(posix.dirname(importer), path),
        namespace,
      }));
      setup.onLoad({ filter: /./, namespace }, ({ path }) => {
        const contents = files[path];
        if (contents === undefined) throw new Error(`The test provides no ${path}`);
        return { contents, loader: 'ts' };
      });
    },
  };
}
