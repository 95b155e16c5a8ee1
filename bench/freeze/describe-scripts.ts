import { childrenOf, isNode, parseScript, type SyntaxNode } from './syntax.ts';

const builtFile = /\.(?:js|css)$/;
const generatedName = /^.{1,2}$/;

/**
 * The texts, patterns and property names in minified scripts, each once, without names of variables, the division into
 * files, or the code's logic.
 */
export function describeScripts(codes: readonly string[]): string[] {
  const said = new Set<string>();
  for (const code of codes) for (const node of parseScript(code)) collect(node, said);
  return [...said].sort();
}

function collect(node: SyntaxNode, said: Set<string>): void {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') return;
  const text = textOf(node);
  if (text !== undefined && !builtFile.test(text) && !generatedName.test(text))
    said.add(JSON.stringify(text));
  for (const child of childrenOf(node)) collect(child, said);
}

function textOf({ type, value, regex, raw, property, key, computed }: SyntaxNode): string | undefined {
  switch (type) {
    case 'Literal':
      if (regex !== undefined) return typeof raw === 'string' ? raw : undefined;
      return typeof value === 'string' ? value : undefined;
    case 'TemplateElement':
      return readRaw(value);
    case 'MemberExpression':
    case 'Property':
      return computed === true ? undefined : readName(property ?? key);
    default:
      return undefined;
  }
}

function readRaw(value: unknown): string | undefined {
  const isText = typeof value === 'object' && value !== null && 'raw' in value;
  return isText && typeof value.raw === 'string' ? value.raw : undefined;
}

function readName(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? `.${node.name}` : undefined;
}
