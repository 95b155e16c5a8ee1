import { type ChildNode, Element, isTag, isText, type ParentNode } from 'domhandler';

/** Sets a parent's children; the caller removes them from their former parent. */
export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  for (const [index, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  }
}

/** Removes a node from the tree. */
export function takeOut(node: ChildNode): void {
  if (node.parent)
    setChildren(
      node.parent,
      node.parent.children.filter((child) => child !== node),
    );
}

/** Inserts a new element with these nodes after another. */
export function putBehind(element: Element, name: string, nodes: ChildNode[]): void {
  const added = new Element(name, {});
  setChildren(added, nodes);
  insertBehind(element, [added]);
}

/** Inserts nodes after an element. */
export function insertBehind(element: Element, nodes: ChildNode[]): void {
  const { parent } = element;
  if (!parent || nodes.length === 0) return;
  const at = parent.children.indexOf(element) + 1;
  setChildren(parent, [...parent.children.slice(0, at), ...nodes, ...parent.children.slice(at)]);
}

/** Whether a node contains any text, for readers or machines. */
export function hasText(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isTag(node) && node.children.some(hasText);
}

/** The next sibling element, skipping white space. */
export function nextElement(element: Element): Element | undefined {
  let node = element.next;
  while (node && !isTag(node) && !hasText(node)) node = node.next;
  return node && isTag(node) ? node : undefined;
}

/** The previous sibling element, skipping white space. */
export function previousElement(element: Element): Element | undefined {
  let node = element.prev;
  while (node && !isTag(node) && !hasText(node)) node = node.prev;
  return node && isTag(node) ? node : undefined;
}
