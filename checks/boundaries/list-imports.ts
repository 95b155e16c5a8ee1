import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from './read-imports.ts';
import { resolveImport, type Target } from './resolve-import.ts';

/** One import: the file it stands in, and what it leads to. */
export type ModuleImport = { from: string; to: Target };

/** The last two have packages of their own, which what needs them installs. */
const passed = /(^|\/)(node_modules|dist)\/|^bench\/peers\/|\/recognition\/packages\//;

/** Every module below these folders of a root, and its imports. */
export function listImports(
  root: string,
  folders: readonly string[],
): { modules: string[]; imports: ModuleImport[] } {
  const modules = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .filter((file) => !passed.test(file))
    .toSorted();
  const imports = modules.flatMap((from) =>
    readImports(from, readFileSync(join(root, from), 'utf8')).map((name) => ({
      from,
      to: resolveImport(root, from, name),
    })),
  );
  return { modules, imports };
}
