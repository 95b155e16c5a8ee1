import { type ChildNode, type Element, isTag } from 'domhandler';
import { blockElements, visibleText } from './html-text.ts';
import { isHiddenByStyle } from './html-visibility.ts';
import { hasText, nextElement, previousElement, setChildren } from './tree-edits.ts';

/** Names of icons whose letters stand for a picture. */
const iconPattern = /icon|material-symbols|(?:^|\s)fa[bsrl]?(?:\s|$)/i;
/** Longer parts that are kept from screen readers are menus and copies of slides. */
const longestTwin = 80;

/**
 * Shows text that is seen although it is kept from screen readers, such as a price in parts, where they read another text
 * instead. If both say the same, that one is taken, because it is written in one piece. What stands beside it stays out.
 */
export function showSeenTwins(elements: readonly Element[]): void {
  for (const element of elements) {
    const { attribs } = element;
    if (attribs['aria-hidden']?.toLowerCase() !== 'true' || !mayBeText(element)) continue;
    const { parent } = element;
    if (!parent || !isTag(parent)) continue;
    const twins = [previousElement(element), nextElement(element)].filter(
      (sibling) => sibling !== undefined && isHiddenByStyle(sibling) && hasText(sibling),
    );
    if (twins.length === 0 && !parent.attribs['aria-label']) continue;
    const beside = lettersOf(visibleText(parent.children));
    const seen = lettersOf(textOf(element));
    if (seen === '' || seen.length > longestTwin || beside.includes(seen)) continue;
    delete attribs['aria-hidden'];
    const twin = twins.find((sibling) => sibling && lettersOf(textOf(sibling)) === seen);
    if (!twin) continue;
    const { children } = twin;
    setChildren(twin, []);
    setChildren(element, children);
  }
}

function mayBeText(element: Element): boolean {
  if (
    blockElements.has(element.name) ||
    element.name === 'i' ||
    iconPattern.test(element.attribs.class ?? '')
  )
    return false;
  return hasText(element) && !isHiddenByStyle(element) && element.children.every(isInline);
}

function isInline(node: ChildNode): boolean {
  return (
    !isTag(node) || (!blockElements.has(node.name) && node.name !== 'svg' && node.children.every(isInline))
  );
}

const textOf = ({ children }: Element): string => visibleText(children);

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
