import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path/posix';

/** What an import leads to: a file of this repository, a package (`node_modules/zod/…`), a part of Node, or nothing. */
export type Target = { path: string; kind: 'file' | 'package' | 'node' | 'unresolved' };

const builtIn = new Set(builtinModules);
const homes: Record<string, string> = { '#web': 'web/src' };

/** Finds what a module of this root names; packages are those of the working folder. */
export function resolveImport(root: string, file: string, name: string): Target {
  if (name.startsWith('node:') || builtIn.has(name)) return { path: name, kind: 'node' };
  const path = pathOf(file, name);
  if (path !== undefined) {
    return { path, kind: existsSync(join(root, withoutQuery(path))) ? 'file' : 'unresolved' };
  }
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  const found = existsSync(join('node_modules', ...parts));
  return found ? { path: `node_modules/${name}/`, kind: 'package' } : { path: name, kind: 'unresolved' };
}

/** Nothing for a package. */
function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(file), name);
  if (!name.startsWith('#')) return undefined;
  const [home = '', ...rest] = name.split('/');
  return join(homes[home] ?? home.slice(1), ...rest);
}

/** Vite's imports may say how a file is loaded (`?raw`). */
const withoutQuery = (path: string): string => path.replace(/\?.*$/, '');
