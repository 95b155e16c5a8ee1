import { type ChildNode, type Element, isTag } from 'domhandler';

/** All elements in document order. Several readers need them, so the tree is walked only once. */
export function listElements(nodes: readonly ChildNode[]): Element[] {
  const elements: Element[] = [];
  collect(nodes, elements);
  return elements;
}

function collect(nodes: readonly ChildNode[], into: Element[]): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    into.push(node);
    collect(node.children, into);
  }
}
