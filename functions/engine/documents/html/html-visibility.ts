import { type Element, isTag } from 'domhandler';
import { hasText, previousElement } from './tree-edits.ts';

/** Elements whose text isn't content. Form controls hold choices and defaults, not statements of the site. */
const droppedElements = new Set([
  'script',
  'style',
  'noscript',
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
]);

/** Class names that hide text in common frameworks. */
const hidingClasses = new Set([
  'd-none',
  'hidden',
  'hide',
  'invisible',
  'visually-hidden',
  'visuallyhidden',
  'visually-hidden-focusable',
  'sr-only',
  'sr-only-focusable',
  'screen-reader-text',
  'element-invisible',
  'skip-link',
  'screenreader',
  'offscreen',
  'a11y-hidden',
  'collapse',
]);

/** Class names of parts that scripts open: tabs, accordions, answers. */
const disclosurePattern =
  /(?:^|[\s_-])(?:tab|tabs|tabpanel|tab-pane|accordion|collapse|collapsible|faq|toggle|panel|answer)/i;
/** Class names of the control before such a part. */
const controlNamePattern = /(?:title|head|header|heading|question|label|toggle|trigger|button)/i;
const labelElements = /^(?:h[1-6]|dt|label|button|summary|a)$/;

const hidingStylePattern =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[0-2](?:\.\d+)?(?:px|pt|em|%)?\s*(?:;|$|!)|(?:left|top|text-indent)\s*:\s*-\d{3,}/i;
const transparentPattern = /opacity\s*:\s*0(?:\.0+)?\s*(?:;|$|!)/i;
/** Transparent elements with these properties appear when visitors scroll to them. */
const movingPattern = /\b(?:transform|translate|filter|transition|will-change)\s*:/i;
const movingAttributes = ['data-w-id', 'data-framer-appear-id', 'data-aos'];

const slidePattern = /(?:^|\s)(?:carousel-item|[\w-]*(?:[_-]|\b)slide)(?=\s|$)/;
const copiedSlidePattern = /clone|duplicate/i;

/** Whether visitors never see an element, so that its text isn't content. */
export function isHidden(element: Element): boolean {
  const { name, attribs } = element;
  if (name === 'body' || name === 'html') return false;
  if (droppedElements.has(name) || (name === 'dialog' && !('open' in attribs))) return true;
  if (attribs['aria-hidden'] === 'true' || 'popover' in attribs) return true;
  if (attribs.role === 'tabpanel' || attribs.hidden === 'until-found') return false;
  const hides =
    'hidden' in attribs ||
    (attribs.style !== undefined && isHidingStyle(attribs.style, element)) ||
    (attribs.class !== undefined && hasHidingClass(attribs.class));
  return hides && !isDisclosed(element);
}

/** Reveals one element that visitors can open; everything else stays as it is. */
export function reveal({ name, attribs }: Element): void {
  for (const attribute of ['hidden', 'aria-hidden', 'popover']) delete attribs[attribute];
  if (attribs.style !== undefined && hidingStylePattern.test(attribs.style)) delete attribs.style;
  if (attribs.class !== undefined && hasHidingClass(attribs.class))
    attribs.class = attribs.class
      .split(/\s+/)
      .filter((token) => !isHidingClass(token.toLowerCase()))
      .join(' ');
  if (name === 'dialog') attribs.open = '';
}

/** Whether an element is a carousel slide and not a clone of another. */
export function isSlide({ attribs }: Element): boolean {
  const names = attribs.class ?? '';
  if (copiedSlidePattern.test(names)) return false;
  return attribs['aria-roledescription'] === 'slide' || slidePattern.test(names);
}

function isHidingStyle(style: string, { attribs }: Element): boolean {
  if (hidingStylePattern.test(style)) return true;
  if (!transparentPattern.test(style)) return false;
  return !movingPattern.test(style) && !movingAttributes.some((attribute) => attribute in attribs);
}

function hasHidingClass(classes: string): boolean {
  const names = classes.toLowerCase().split(/\s+/);
  const shownOnWideScreens = names.some((name) => /^(?:sm|md|lg|xl):|^d-(?:sm|md|lg|xl)-/.test(name));
  if (shownOnWideScreens) return false;
  const isOpen = names.includes('show') || names.includes('in');
  return names.some((name) => isHidingClass(name) && !(name === 'collapse' && isOpen));
}

function isHidingClass(name: string): boolean {
  return hidingClasses.has(name);
}

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
    if (!isTag(child) || child.attribs === attribs || 'hidden' in child.attribs) return false;
    if (child.attribs.style !== undefined && hidingStylePattern.test(child.attribs.style)) return false;
    return child.attribs.class?.split(/\s+/).some((name) => names.includes(name)) ?? false;
  });
}

function nameOf({ attribs }: Element): string {
  return `${attribs.class ?? ''} ${attribs.id ?? ''}`;
}
