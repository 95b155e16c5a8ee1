import { isNode, nameOf, parseScript, type SyntaxNode, visitBindings } from './syntax.ts';

/** A name that a file takes from another file of the bundle, or from a package or Node. */
export type Import = { source: string; imported: string };

/** One file of a bundle, taken apart. */
export type Chunk = {
  code: string;
  /** What it does, without its imports and exports. */
  statements: { node: SyntaxNode; declares: string[] }[];
  imports: Map<string, Import>;
  /** Modules that it loads for what they do. */
  effects: string[];
  /** Exported names, with what they are called inside or where they come from. */
  exports: Map<string, string | Import>;
};

export function readChunk(code: string): Chunk {
  const chunk: Chunk = { code, statements: [], imports: new Map(), effects: [], exports: new Map() };
  for (const node of parseScript(code)) addStatement(chunk, node);
  return chunk;
}

function addStatement(chunk: Chunk, node: SyntaxNode): void {
  switch (node.type) {
    case 'ImportDeclaration':
      addImport(chunk, node);
      break;
    case 'ExportNamedDeclaration':
      addExports(chunk, node);
      break;
    default:
      chunk.statements.push({ node, declares: declaredNames(node) });
  }
}

function addImport({ imports, effects }: Chunk, node: SyntaxNode): void {
  const source = nameOf(node.source);
  const specifiers = nodesOf(node.specifiers);
  if (specifiers.length === 0) effects.push(source);
  for (const { type, imported, local } of specifiers) {
    const from =
      type === 'ImportSpecifier' ? nameOf(imported) : type === 'ImportDefaultSpecifier' ? 'default' : '*';
    imports.set(nameOf(local), { source, imported: from });
  }
}

function addExports({ exports }: Chunk, node: SyntaxNode): void {
  if (isNode(node.declaration)) throw new Error('A bundle exports at its end, not where it declares.');
  for (const { exported, local } of nodesOf(node.specifiers)) {
    const name = nameOf(local);
    exports.set(
      nameOf(exported),
      isNode(node.source) ? { source: nameOf(node.source), imported: name } : name,
    );
  }
}

function nodesOf(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function declaredNames(node: SyntaxNode): string[] {
  if (node.type !== 'VariableDeclaration') return isNode(node.id) ? [nameOf(node.id)] : [];
  return nodesOf(node.declarations).flatMap(({ id }) => (isNode(id) ? namesOfPattern(id) : []));
}

function namesOfPattern(pattern: SyntaxNode): string[] {
  const names: string[] = [];
  visitBindings(pattern, (identifier) => names.push(nameOf(identifier)));
  return names;
}
