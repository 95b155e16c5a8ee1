import { parseSync } from 'oxc-parser';

/**
 * What a module names, types included, but for the types of stores and of their record that rules may name: nothing of
 * them is left when they run.
 */
export function readImports(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const imports = module.staticImports
    .filter(({ start, moduleRequest }) => {
      const isType = code.startsWith('import type', start);
      return !(isType && file.includes('functions/domain/') && recordPath.test(moduleRequest.value));
    })
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const called = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, , name] = quoted.exec(code.slice(start, end)) ?? [];
    return name ?? [];
  });
  const types = [...code.matchAll(typeQuery)].map(([, , name = '']) => name);
  return [...new Set([...imports, ...exported, ...called, ...types])];
}

const recordPath = /^(#functions|\.\.)\/(storage\/|wiring\/deps\.ts$)/;
const quoted = /^(['"`])([^'"`$]+)\1$/;

/** The type of a module (`typeof import('…')`, `import('…').Name`), which the parser does not list. */
const typeQuery = /(?:typeof |[:<|&] )import\((['"])([^'"]+)\1\)/g;
