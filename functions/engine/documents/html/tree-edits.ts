import { type ChildNode, Element, isTag, isText, type ParentNode } from 'domhandler';

/** Gives a parent other children; whose they were before is for the caller to say. */
export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  for (const [index, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  }
}

/** Takes a node out of the tree. */
export function takeOut(node: ChildNode): void {
  if (node.parent)
    setChildren(
      node.parent,
      node.parent.children.filter((child) => child !== node),
    );
}

/** Puts a new element with these nodes behind another. */
export function putBehind(element: Element, name: string, nodes: ChildNode[]): void {
  const { parent } = element;
  if (!parent) return;
  const added = new Element(name, {});
  setChildren(added, nodes);
  const at = parent.children.indexOf(element) + 1;
  setChildren(parent, [...parent.children.slice(0, at), added, ...parent.children.slice(at)]);
}

/** Whether anything below is text for readers or machines. */
export function hasText(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isTag(node) && node.children.some(hasText);
}

/** The element behind another, whatever white space stands between. */
export function nextElement(element: Element): Element | undefined {
  let node = element.next;
  while (node && !isTag(node) && !hasText(node)) node = node.next;
  return node && isTag(node) ? node : undefined;
}

/** The element before another, whatever white space stands between. */
export function previousElement(element: Element): Element | undefined {
  let node = element.prev;
  while (node && !isTag(node) && !hasText(node)) node = node.prev;
  return node && isTag(node) ? node : undefined;
}
