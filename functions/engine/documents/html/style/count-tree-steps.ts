import type { Options } from 'css-select';
import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';

type Adapter = NonNullable<Options<AnyNode, Element>['adapter']>;

/** Thrown when a page's rules ask for more work than any real page does. */
export class TooManySteps extends Error {}

/** The tree as css-select walks it; each step counts, so that rules made to take for ever end. */
export function countTreeSteps(limit: number): { adapter: Adapter; spend: (steps: number) => void } {
  let left = limit;
  const spend = (steps: number) => {
    left -= steps;
    if (left < 0) throw new TooManySteps();
  };
  const childrenOf = (node: AnyNode) => (hasChildren(node) ? node.children : []);
  const adapter: Adapter = {
    isTag,
    getAttributeValue: ({ attribs }, name) => attribs[name],
    hasAttrib: ({ attribs }, name) => {
      spend(1);
      return name in attribs;
    },
    getName: ({ name }) => {
      spend(1);
      return name;
    },
    getChildren: (node) => {
      const children = childrenOf(node);
      spend(children.length);
      return children;
    },
    getParent: ({ parent }) => {
      spend(1);
      return parent;
    },
    getSiblings: (node) => {
      const siblings = node.parent ? node.parent.children : [node];
      spend(siblings.length);
      return siblings;
    },
    prevElementSibling: (node) => {
      let before = node.prev;
      for (; before && !isTag(before); before = before.prev) spend(1);
      return before && isTag(before) ? before : null;
    },
    getText: (node) => (isText(node) ? node.data : ''),
    removeSubsets: (nodes) => nodes,
  };
  return { adapter, spend };
}
