import type { Options } from 'css-select';
import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';

/** Thrown when a page's rules ask for more work than any real page does. */
export class TooManySteps extends Error {}

let left = 0;

/** Begins the count for one page. */
export function allowSteps(limit: number): void {
  left = limit;
}

export function spendSteps(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooManySteps();
}

const childrenOf = (node: AnyNode) => (hasChildren(node) ? node.children : []);

/**
 * The tree as css-select walks it; each step counts, so that rules made to take for ever end. One for all pages, because
 * the compiled selectors of a sheet serve each page that links it.
 */
export const countingAdapter: NonNullable<Options<AnyNode, Element>['adapter']> = {
  isTag,
  getAttributeValue: ({ attribs }, name) => attribs[name],
  hasAttrib: ({ attribs }, name) => {
    spendSteps(1);
    return name in attribs;
  },
  getName: ({ name }) => {
    spendSteps(1);
    return name;
  },
  getChildren: (node) => {
    const children = childrenOf(node);
    spendSteps(children.length);
    return children;
  },
  getParent: ({ parent }) => {
    spendSteps(1);
    return parent;
  },
  getSiblings: (node) => {
    const siblings = node.parent ? node.parent.children : [node];
    spendSteps(siblings.length);
    return siblings;
  },
  prevElementSibling: (node) => {
    let before = node.prev;
    for (; before && !isTag(before); before = before.prev) spendSteps(1);
    return before && isTag(before) ? before : null;
  },
  getText: (node) => (isText(node) ? node.data : ''),
  removeSubsets: (nodes) => nodes,
};
