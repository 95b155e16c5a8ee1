import { parseAst } from 'vite';

/** A node of a parsed script (ESTree); offsets count UTF-16 units of its text. */
export type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown };

export function parseScript(code: string): SyntaxNode[] {
  const body: readonly unknown[] = parseAst(code, { lang: 'js' }).body;
  return body.filter(isNode);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The child nodes in source order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .sort((left, right) => left.start - right.start);
}

/** The name of a node that has one, or the text of a literal. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : String(value);
}

type Visit = (identifier: SyntaxNode, key?: string) => void;

/** Visits the identifiers that name a binding, never those that name a property. */
export function visitBindings(node: SyntaxNode, visit: Visit): void {
  switch (node.type) {
    case 'Identifier':
      visit(node);
      break;
    case 'MetaProperty':
      break;
    case 'MemberExpression':
      visitParts(node, node.computed === true ? ['object', 'property'] : ['object'], visit);
      break;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      visitParts(node, node.computed === true ? ['key', 'value'] : ['value'], visit);
      break;
    case 'Property':
      if (node.shorthand === true) visitShorthand(node, visit);
      else visitParts(node, node.computed === true ? ['key', 'value'] : ['value'], visit);
      break;
    default:
      for (const child of childrenOf(node)) visitBindings(child, visit);
  }
}

function visitParts(node: SyntaxNode, fields: readonly string[], visit: Visit): void {
  for (const part of fields.map((field) => node[field])) if (isNode(part)) visitBindings(part, visit);
}

/** `{ a }` means `{ a: a }`: the key stays when the binding gets another name. */
function visitShorthand({ key, value }: SyntaxNode, visit: Visit): void {
  if (!isNode(value)) return;
  const bound = value.type === 'AssignmentPattern' ? value.left : value;
  if (isNode(bound)) visit(bound, nameOf(key));
  if (value.type === 'AssignmentPattern' && isNode(value.right)) visitBindings(value.right, visit);
}
