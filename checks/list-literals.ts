import { parseAst } from 'vite';

/** A string, a part of a template or a regular expression in a script, with its first line. */
export type Literal = { text: string; line: number; isPattern: boolean };

/** A module constant whose value is one literal, as written. */
export type Constant = { name: string; value: string };

type SyntaxNode = { type: string; start: number; [field: string]: unknown };

/** The literals of a TypeScript module, without the names of its imports. */
export function listLiterals(code: string): Literal[] {
  const literals: Literal[] = [];
  const add = (text: string, node: SyntaxNode, isPattern = false) =>
    literals.push({ text, line: code.slice(0, node.start).split('\n').length, isPattern });
  const visit = (node: SyntaxNode): void => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'Literal':
        if (isNode(node.regex) || typeof node.regex === 'object') add(sourceOf(node.regex), node, true);
        else if (typeof node.value === 'string') add(node.value, node);
        return;
      case 'TemplateElement':
        add(sourceOf(node.value), node);
        return;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (const node of parse(code)) visit(node);
  return literals;
}

/** The module constants whose value is a number, a string or a regular expression. */
export function listConstants(code: string): Constant[] {
  return parse(code)
    .map((node) =>
      node.type === 'ExportNamedDeclaration' && isNode(node.declaration) ? node.declaration : node,
    )
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(childrenOf)
    .flatMap(({ id, init }) => {
      if (!isNode(id) || typeof id.name !== 'string' || !isNode(init) || init.type !== 'Literal') return [];
      return typeof init.raw === 'string' ? [{ name: id.name, value: init.raw }] : [];
    });
}

function parse(code: string): SyntaxNode[] {
  const body: readonly unknown[] = parseAst(code, { lang: 'ts' }).body;
  return body.filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The text of a regular expression or of a part of a template. */
function sourceOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const text = 'pattern' in value ? value.pattern : 'cooked' in value ? value.cooked : '';
  return typeof text === 'string' ? text : '';
}
