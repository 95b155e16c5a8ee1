import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleReadably, type ReadableBundle } from '#infra/build/bundle.ts';
import { type DescribedChunk, describeChunks, digest } from './describe-chunks.ts';
import { compareTexts, type Recording } from './recording.ts';

/**
 * The statements of every function, from our code and from packages: those loaded at its start, and those loaded later.
 * `describeChunks` says what the comparison ignores.
 */
export async function recordBundles(): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-freeze-'));
  try {
    const bundles = await bundleReadably(folder);
    const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
    const codes = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const chunks = describeChunks(codes);
    return new Map([...listCode(chunks), ...bundles.flatMap((bundle) => describeBundle(bundle, chunks))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function describeBundle(
  { name, entry, files }: ReadableBundle,
  chunks: ReadonlyMap<string, DescribedChunk>,
): [string, string][] {
  const statementsOf = (isAtStart: boolean) =>
    files
      .filter(({ isLoadedAtStart }) => isLoadedAtStart === isAtStart)
      .flatMap((file) => chunks.get(file.name)?.statements ?? [])
      .map(label);
  return [
    [`function ${name}/exports`, print(chunks.get(entry)?.exports ?? [])],
    [`function ${name}/start`, print(statementsOf(true))],
    [`function ${name}/late`, print(statementsOf(false))],
  ];
}

/** The code of every statement, once; functions refer to it by label. */
function listCode(chunks: ReadonlyMap<string, DescribedChunk>): [string, string][] {
  const statements = [...chunks.values()].flatMap((chunk) => chunk.statements);
  return statements.map((statement) => [`code ${label(statement)}`, statement.text]);
}

const label = ({ name, text }: { name: string; text: string }): string => `${name} ${digest(text)}`;

const print = (lines: readonly string[]): string => lines.toSorted(compareTexts).join('\n');
