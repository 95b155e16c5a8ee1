import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { treeDepthLimit } from './parse-tree.ts';
import { setChildren } from './tree-edits.ts';

/**
 * Renders declarative shadow roots (HTML standard, section 4.12.3) in place of their host's content, which appears only
 * in slots. `elements` are all elements of the document, in order.
 */
export function attachShadowRoots(elements: readonly Element[]): boolean {
  const roots = elements.filter(isShadowRoot);
  for (const root of roots) attach(root);
  return roots.length > 0;
}

function isShadowRoot({ name, attribs }: Element): boolean {
  return name === 'template' && /^(?:open|closed)$/i.test(attribs.shadowrootmode ?? '');
}

function attach(root: Element): void {
  const host = root.parent;
  if (!host || !isTag(host)) return;
  const own = host.children.filter((child) => child !== root && !(isTag(child) && isShadowRoot(child)));
  setChildren(host, root.children);
  const slots: Element[] = [];
  collectSlots(host.children, slots);
  const filled = new Set<string>();
  for (const slot of slots) {
    const name = slot.attribs.name ?? '';
    // Only the first slot of a name shows content.
    const shown = filled.has(name) ? [] : own.filter((child) => slotOf(child) === name && isShown(child));
    filled.add(name);
    if (shown.length === 0) continue;
    // Deeper content stays in its host.
    if (depthOf(slot) + heightOf(shown) <= treeDepthLimit) setChildren(slot, shown);
    else setChildren(host, [...host.children, ...shown]);
  }
}

/** Slots of the root itself, without those of nested roots. */
function collectSlots(nodes: readonly ChildNode[], found: Element[]): void {
  for (const node of nodes) {
    if (!isTag(node) || isShadowRoot(node)) continue;
    if (node.name === 'slot') found.push(node);
    collectSlots(node.children, found);
  }
}

const slotOf = (node: ChildNode): string => (isTag(node) && node.attribs.slot) || '';

const isShown = (node: ChildNode): boolean => isTag(node) || (isText(node) && node.data.trim() !== '');

function depthOf(element: Element): number {
  let depth = 0;
  for (let { parent } = element; parent; { parent } = parent) depth++;
  return depth;
}

function heightOf(nodes: readonly ChildNode[]): number {
  return nodes.reduce((height, node) => Math.max(height, isTag(node) ? 1 + heightOf(node.children) : 1), 0);
}
