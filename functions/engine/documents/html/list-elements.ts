import { type ChildNode, type Element, isTag } from 'domhandler';

/** All elements at and below the nodes, in document order: several readers look at each of them, and one walk does for all. */
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
