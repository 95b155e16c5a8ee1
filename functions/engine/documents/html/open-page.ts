import { type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { addEmbeddedAnswers } from './embedded-answers.ts';
import { type Disclosure, findDisclosures, findHolder, isToggle } from './find-panels.ts';
import { blockElements, visibleText } from './html-text.ts';
import { applyStyles, dropHiddenText, isSlide, reveal } from './html-visibility.ts';
import { listElements } from './list-elements.ts';
import { showSeenTwins } from './seen-twins.ts';
import { attachShadowRoots } from './shadow-roots.ts';
import type { PageFiles } from './style/page-files.ts';
import { nameTableParts } from './tables/name-table-parts.ts';
import { hasText, nextElement, setChildren, takeOut } from './tree-edits.ts';

/** The level of headings that are only bold text. */
const labelHeading = 'h6';

/**
 * Opens what visitors can open: shadow roots, panels behind controls, hidden slides. A control becomes its panel's
 * heading, because in a row of tabs it would be separated from it.
 */
export function openPage(document: Document, files?: PageFiles): void {
  let elements = listElements(document.children);
  applyStyles(document, elements, files);
  if (attachShadowRoots(elements)) elements = listElements(document.children);
  showSeenTwins(elements);
  const disclosures = findDisclosures(elements);
  for (const { panels } of disclosures) panels.forEach(reveal);
  for (const element of elements) if (isSlide(element) && isBesideShown(element)) reveal(element);
  dropHiddenText(document, elements);
  const waiting = disclosures.filter(({ panels }) => panels.length === 0).map(({ control }) => control);
  const answered = addEmbeddedAnswers(elements, waiting);
  for (const disclosure of disclosures) placeLabel(disclosure, answered.has(disclosure.control));
  nameTableParts(elements);
}

/** A lone hidden slide may be hidden for good; some builders wrap each of a row. */
function isBesideShown({ parent }: Element): boolean {
  if (parent === null) return false;
  const isAlone = parent.children.filter(isTag).length === 1 && isTag(parent);
  return (
    countSlides(parent) > 1 || (isAlone && parent.parent !== null && countWrappedSlides(parent.parent) > 1)
  );
}

function countSlides({ children }: ParentNode): number {
  return children.filter((child) => isTag(child) && isSlide(child)).length;
}

function countWrappedSlides({ children }: ParentNode): number {
  return children.filter((child) => isTag(child) && child.name === 'div' && countSlides(child) === 1).length;
}

function placeLabel({ control, panels }: Disclosure, isAnswered: boolean): void {
  if (isInLabel(control) || holdsHeading(control)) {
    if (control.name === 'button') control.name = 'span';
    return;
  }
  const holder = findHolder(control);
  const behind = nextElement(holder);
  const [panel] = panels;
  if (isAnswered || (behind && panels.includes(behind))) {
    if (isLabel(control, holder)) control.name = labelHeading;
    return;
  }
  if (!panel || !isRemoteLabel(control)) return;
  takeOut(control);
  control.name = labelHeading;
  if (beginsWith(panel, visibleText(control.children))) return;
  setChildren(panel, [control, ...panel.children]);
}

/** A label of the panel's own serves, though it may be hidden beside its tab. */
function beginsWith(panel: Element, label: string): boolean {
  const first = panel.children.find(hasText);
  if (!first || !isTag(first) || visibleText(first.children) !== label) return false;
  reveal(first);
  return true;
}

/** A link within a sentence stays there. */
function isLabel(control: Element, holder: Element): boolean {
  if (control.name !== 'a' || control.attribs.role === 'button' || isToggle(control)) return true;
  return holder !== control || !isBehindText(control);
}

function isBehindText({ prev }: Element): boolean {
  let node = prev;
  while (node && !hasText(node)) node = node.prev;
  return node !== null && !(isTag(node) && blockElements.has(node.name));
}

/** Links within a text that open a dialog stay in place; tabs and buttons move to what they open. */
function isRemoteLabel({ name, attribs, parent }: Element): boolean {
  if (name === 'button' || attribs.role === 'tab' || 'data-w-tab' in attribs) return true;
  return parent !== null && isTag(parent) && parent.name === 'li';
}

const labelElements = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'th', 'legend']);
const labelLevels = 4;

function isInLabel({ parent }: Element): boolean {
  let ancestor: ParentNode | null = parent;
  for (let level = 0; ancestor && isTag(ancestor) && level < labelLevels; level++, ancestor = ancestor.parent)
    if (labelElements.has(ancestor.name)) return true;
  return false;
}

function holdsHeading(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && hasText(child) && (labelElements.has(child.name) || holdsHeading(child)),
  );
}
