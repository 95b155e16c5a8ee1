import { isNode, nameOf, parseScript, type SyntaxNode, visitBindings } from './syntax.ts';

/** A name imported from another file of the bundle, a package or Node. */
export type Import = { source: string; imported: string };

/** One parsed file of a bundle. */
export type Chunk = {
  code: string;
  /** All statements but imports and exports. */
  statements: { node: SyntaxNode; declares: string[] }[];
  imports: Map<string, Import>;
  /** Modules imported for their side effects. */
  effects: string[];
  /** Exported names, each with its local name or its import. */
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
  if (isNode(node.declaration))
    throw new Error('esbuild exports names at the end of a file, not at their declaration.');
  for (const { exported, local } of nodesOf(node.specifiers)) {
    const name = nameOf(local);
    exports.set(
      nameOf(exported),
      isNode(node.source) ? { source: nameOf(node.source), imported: name } : name,
    );
  }
}

const nodesOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

function declaredNames(node: SyntaxNode): string[] {
  if (node.type !== 'VariableDeclaration') return isNode(node.id) ? [nameOf(node.id)] : [];
  return nodesOf(node.declarations).flatMap(({ id }) => (isNode(id) ? namesOfPattern(id) : []));
}

function namesOfPattern(pattern: SyntaxNode): string[] {
  const names: string[] = [];
  visitBindings(pattern, (identifier) => names.push(nameOf(identifier)));
  return names;
}
