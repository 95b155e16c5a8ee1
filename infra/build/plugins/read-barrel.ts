import { readFile } from 'node:fs/promises';

/** Origin of an exported name: another module, and its name there. */
export type Origin = { specifier: string; name: string };

const listed = String.raw`\{([^}]*)\}\s*from\s*["']([^"']+)["'];?`;
const importLists = new RegExp(String.raw`^import\s*${listed}`, 'gm');
const exportLists = new RegExp(String.raw`^export\s*${listed}`, 'gm');
const localExports = /^export\s*\{([^}]*)\};?$/gm;

/** The names in the braces of an import or export, with their aliases. */
export function readNames(list: string): { name: string; alias: string }[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [name = '', alias = name] = part.split(/\s+as\s+/);
      return { name, alias };
    });
}

/** Replaces every `import { … } from '…'` of a text by `replace`, which gets the names and the specifier. */
export async function replaceImports(
  text: string,
  replace: (list: string, specifier: string) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(importLists)) {
    const [whole, list = '', specifier = ''] = match;
    parts.push(text.slice(end, match.index), await replace(list, specifier));
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)].join('');
}

/** The names a module only re-exports, by exported name. */
export async function readBarrel(file: string): Promise<Map<string, Origin>> {
  const text = await readFile(file, 'utf8');
  const imported = collect(text, importLists);
  const passedOn = collect(text, exportLists);
  for (const [, list = ''] of text.matchAll(localExports))
    for (const { name, alias } of readNames(list)) {
      const origin = imported.get(name);
      if (origin) passedOn.set(alias, origin);
    }
  return passedOn;
}

function collect(text: string, pattern: RegExp): Map<string, Origin> {
  return new Map(
    [...text.matchAll(pattern)].flatMap(([, list = '', specifier = '']) =>
      readNames(list).map(({ name, alias }) => [alias, { specifier, name }] as const),
    ),
  );
}
