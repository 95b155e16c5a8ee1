import { type Element, isTag } from 'domhandler';
import { hasText } from '../tree-edits.ts';
import type { Values } from './cascade.ts';
import { hidesBox } from './hides-box.ts';

const siblingLimit = 100;
const pictures = new Set(['img', 'picture', 'video', 'canvas', 'iframe', 'svg', 'object']);
const pictureAttributes = /^data-.*(?:bg|background|image|parallax|video|src)/;

/** Whether something else than the ground may lie below an element's text, up to the element that has the ground. */
export function liesOnPicture(
  element: Element,
  ground: Element | undefined,
  valuesOf: (element: Element) => Values,
): boolean {
  let node: Element | undefined = element;
  while (node && node !== ground && node.name !== 'body') {
    if (isLaidOver(node, valuesOf) || Object.keys(node.attribs).some((name) => pictureAttributes.test(name)))
      return true;
    const { parent }: Element = node;
    if (!parent || !isTag(parent)) return false;
    let left = siblingLimit;
    for (const sibling of parent.children) {
      if (left-- <= 0) return true;
      if (sibling !== node && isTag(sibling) && mayLieBelow(sibling, valuesOf)) return true;
    }
    node = parent;
  }
  return false;
}

/** Something hidden lies below nothing. */
function mayLieBelow(sibling: Element, valuesOf: (element: Element) => Values): boolean {
  if (isPicture(sibling)) return true;
  return isLaidOver(sibling, valuesOf) && !hidesBox(valuesOf(sibling), sibling.attribs);
}

function isLaidOver(element: Element, valuesOf: (element: Element) => Values): boolean {
  const values = valuesOf(element);
  return (
    /^(?:absolute|fixed|sticky)/.test(values.get('position') ?? '') ||
    /^-/.test(values.get('margin-top') ?? '')
  );
}

/** A picture, or a box of nothing else. */
function isPicture(element: Element): boolean {
  if (pictures.has(element.name)) return true;
  return element.children.some((child) => isTag(child) && isPicture(child)) && !hasText(element);
}
