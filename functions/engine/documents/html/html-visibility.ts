import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { listElements } from './list-elements.ts';
import { findHidden, type Hidings } from './style/find-hidden.ts';
import type { PageFiles } from './style/page-files.ts';
import { hasText, previousElement } from './tree-edits.ts';

/** Elements whose text isn't content. Form controls hold choices and defaults, not statements of the site. */
const droppedElements = new Set([
  'script',
  'style',
  'noscript',
  'noframes',
  'template',
  'head',
  'iframe',
  'object',
  'embed',
  'svg',
  'canvas',
  'audio',
  'video',
  'map',
  'select',
  'option',
  'datalist',
  'textarea',
  'input',
  'button',
  'progress',
  'meter',
  'link',
  'meta',
  'title',
  // Readings above East Asian words would stand within them.
  'rt',
  'rp',
]);

/** Class names of parts that scripts open: tabs, accordions, answers. */
const disclosurePattern = /(?:^|[\s_-])(?:tab(?!le)|accordion|collapse|collapsible|faq|toggle|panel|answer)/i;
/** Class names of the control before such a part. */
const controlNamePattern = /(?:title|head|header|heading|question|label|toggle|trigger|button)/i;
const labelElements = /^(?:h[1-6]|dt|label|button|summary|a)$/;

/** What the styles of the pages at hand hide, and what was opened since. */
const hidings: Hidings = new WeakMap();
const revealed = new WeakSet<Element>();
const hiddenWords = new WeakMap<Document, number>();

const slidePattern = /(?:^|\s)(?:carousel-item|[\w-]*(?:[_-]|\b)slide)(?=\s|$)/;
const copiedSlidePattern = /clone|duplicate/i;

/** Applies the styles of a page, so that `isHidden` knows them. */
export function applyStyles(document: Document, elements: readonly Element[], files?: PageFiles): void {
  const found = findHidden(document, elements, files);
  for (const element of elements) {
    const hiding = found.get(element);
    if (hiding) hidings.set(element, hiding);
  }
}

/** Whether these styles hide any words, so that it matters what scripts open. */
export function hidesText(document: Document, files: PageFiles): boolean {
  const found = findHidden(document, listElements(document.children), files);
  const isHidden = (element: Element) => isEach(found.get(element)?.texts ?? [], () => true);
  return countHidden(document.children, false, isHidden) > 0;
}

/** Whether visitors never see an element and what it holds, so that its text isn't content. */
export function isHidden(element: Element): boolean {
  const { name, attribs } = element;
  if (name === 'body' || name === 'html') return false;
  if (droppedElements.has(name) || 'popover' in attribs) return true;
  const hiding = hidings.get(element);
  if (name === 'dialog' && !('open' in attribs) && !hiding?.isOpened) return true;
  if (attribs['aria-hidden']?.toLowerCase() === 'true' && !hiding?.isOpened) return true;
  return hiding !== undefined && isEach(hiding.boxes, isClosed);
}

/** Whether styles hide an element or its text, whatever its attributes say. */
export function isHiddenByStyle(element: Element): boolean {
  const hiding = hidings.get(element);
  return hiding !== undefined && (isEach(hiding.boxes, isClosed) || isEach(hiding.texts, isClosed));
}

/** Whether an element is hidden until something opens it, or for good. */
export function isClosedNow(element: Element): boolean {
  return isHidden(element) || (hidings.get(element)?.isOpened ?? false);
}

/** Takes out text that visitors never see although its element is there, such as text in the color of its ground. */
export function dropHiddenText(document: Document, elements: readonly Element[]): void {
  hiddenWords.set(document, countHidden(document.children, false, isTextHidden));
  for (const element of elements) {
    if (!isTextHidden(element)) continue;
    if (element.name === 'img') delete element.attribs.alt;
    for (const child of element.children) if (isText(child)) child.data = ' ';
  }
}

function isTextHidden(element: Element): boolean {
  const hiding = hidings.get(element);
  return hiding !== undefined && isEach(hiding.texts, isClosed);
}

function countHidden(
  nodes: readonly ChildNode[],
  isWithinHidden: boolean,
  isHidden: (element: Element) => boolean,
): number {
  let words = 0;
  for (const node of nodes) {
    if (isText(node) && isWithinHidden) words += node.data.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    if (!isTag(node) || droppedElements.has(node.name)) continue;
    words += countHidden(node.children, isWithinHidden || isHidden(node), isHidden);
  }
  return words;
}

/** Words of an opened page that its styles hide in every state. */
export const countHiddenWords = (document: Document): number => hiddenWords.get(document) ?? 0;

/** Reveals one element that visitors can open; everything else stays as it is. */
export function reveal(element: Element): void {
  const { name, attribs } = element;
  for (const attribute of ['hidden', 'aria-hidden', 'popover']) delete attribs[attribute];
  revealed.add(element);
  if (name === 'dialog') attribs.open = '';
}

/** Whether an element is a carousel slide and not a clone of another. */
export function isSlide({ attribs }: Element): boolean {
  const names = attribs.class ?? '';
  if (copiedSlidePattern.test(names)) return false;
  return attribs['aria-roledescription'] === 'slide' || slidePattern.test(names);
}

/** Whether something hides it on each screen. */
function isEach(sources: readonly (Element | undefined)[], isHiding: (source: Element) => boolean): boolean {
  return (
    sources.length > 0 && Array.from(sources).every((source) => source !== undefined && isHiding(source))
  );
}

const isClosed = (source: Element): boolean => !revealed.has(source) && !isDisclosed(source);

/** Hidden, named like an openable part, and behind its control or beside visible siblings of its kind. */
function isDisclosed(element: Element): boolean {
  if (!disclosurePattern.test(nameOf(element))) return false;
  const before = previousElement(element);
  if (
    before &&
    hasText(before) &&
    (labelElements.test(before.name) || controlNamePattern.test(nameOf(before)))
  )
    return true;
  return isBesideItsKind(element);
}

/** Next to a visible sibling with the same class. */
function isBesideItsKind({ parent, attribs }: Element): boolean {
  const names = attribs.class?.split(/\s+/).filter((name) => disclosurePattern.test(name)) ?? [];
  if (!parent || names.length === 0) return false;
  return parent.children.some((child) => {
    if (!isTag(child) || child.attribs === attribs || hidings.get(child)?.boxes.includes(child)) return false;
    return child.attribs.class?.split(/\s+/).some((name) => names.includes(name)) ?? false;
  });
}

const nameOf = ({ attribs }: Element): string => `${attribs.class ?? ''} ${attribs.id ?? ''}`;
