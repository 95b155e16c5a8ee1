import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icons = fileURLToPath(new URL('../../web/src/ui/icons/icons.ts', import.meta.url));
const marker = `${icons}?icon=`;

/** Vite plugin: each icon is a module, so that a page loads those that it names and not all. */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    enforce: 'pre',
    transform: { filter: { code: 'icons/icons.ts' }, handler: nameModules },
    resolveId: (source) => (source.startsWith(marker) ? source : undefined),
    load: async (id) =>
      id.startsWith(marker) ? cutIcon(await readFile(icons, 'utf8'), id.slice(marker.length)) : undefined,
  };
}

/** Whether a module of the build is one icon. */
export const isIcon = (id: string): boolean => id.startsWith(marker);

function nameModules(code: string): string {
  return code.replace(/import \{([^}]+)\} from '[^']*\/icons\/icons\.ts';/g, (_import, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `import { ${name} } from ${JSON.stringify(marker + name)};`)
      .join(' '),
  );
}

/** The imports of the file, and one of its icons, each a line. */
function cutIcon(code: string, name: string): string {
  const lines = code.split('\n');
  const icon = lines.find((line) => line.startsWith(`export const ${name} = `));
  if (!icon) throw new Error(`web/src/ui/icons/icons.ts has no ${name}`);
  return [...lines.filter((line) => line.startsWith('import ')), icon].join('\n');
}
