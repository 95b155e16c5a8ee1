import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '#shared/contract/index.ts';
import { bundleHandlers, handlerFolder } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-bundles-'));
beforeAll(() => bundleHandlers(folder), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundles = listRoutes().map(({ area, action }) => handlerFolder(area, action));
/** What only the library for models says. */
const libraryMark = 'AI_APICallError';

describe('the bundles of the API', () => {
  it('load, each with its handler', async () => {
    const files = bundles.map((bundle) => pathToFileURL(join(folder, bundle, 'index.mjs')).href);
    const program = `for (const file of ${JSON.stringify(files)}) console.log(typeof (await import(file)).handler);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout.trim().split('\n')).toEqual(bundles.map(() => 'function'));
  });

  it('hold the library for models in no file that a function starts with', () => {
    const holding = bundles.filter((bundle) =>
      filesLoadedAtStart(bundle).some((text) => text.includes(libraryMark)),
    );
    expect(holding).toEqual([]);
    const chat = join(folder, handlerFolder('chat', 'sendMessage'));
    const all = readdirSync(chat).filter((name) => name.endsWith('.mjs'));
    expect(all.some((name) => readFileSync(join(chat, name), 'utf8').includes(libraryMark))).toBe(true);
  });
});

/** The entry and the chunks that it imports statically. */
function filesLoadedAtStart(bundle: string): string[] {
  const texts = new Map<string, string>();
  const read = (name: string) => {
    if (texts.has(name)) return;
    const text = readFileSync(join(folder, bundle, name), 'utf8');
    texts.set(name, text);
    for (const [, chunk = ''] of text.matchAll(/(?:from|^import|;import)\s*"\.\/([\w-]+\.mjs)"/gm))
      read(chunk);
  };
  read('index.mjs');
  return [...texts.values()];
}
