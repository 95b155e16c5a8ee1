import type { Element } from 'domhandler';

/** Never text for readers. Form controls hold choices and defaults, not statements of the site. */
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
  'dialog',
  'progress',
  'meter',
  'link',
  'meta',
  'title',
]);

/** Class names by which the common frameworks hide text from sight. */
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
]);

/** Parts that scripts open on demand (tabs, accordions) start hidden and are content all the same. */
const disclosurePattern =
  /\b(?:tab|tabs|tabpanel|tab-pane|accordion|collapse|collapsible|faq|toggle|panel|answer)/i;

const hidingStylePattern =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*[0-2](?:\.\d+)?(?:px|pt|em|%)?\s*(?:;|$|!)|(?:left|top|text-indent)\s*:\s*-\d{3,}/i;

/** Whether visitors never see the element, so that its text must not become content. */
export function isHidden(element: Element): boolean {
  if (droppedElements.has(element.name)) return true;
  const { attribs } = element;
  if (attribs['aria-hidden'] === 'true' && element.name !== 'body') return true;
  const hides =
    'hidden' in attribs ||
    (attribs.style !== undefined && hidingStylePattern.test(attribs.style)) ||
    (attribs.class !== undefined && hasHidingClass(attribs.class));
  return hides && !isDisclosed(element);
}

function hasHidingClass(classes: string): boolean {
  const names = classes.toLowerCase().split(/\s+/);
  const shownOnWideScreens = names.some((name) => /^(?:sm|md|lg|xl):|^d-(?:sm|md|lg|xl)-/.test(name));
  return !shownOnWideScreens && names.some((name) => hidingClasses.has(name));
}

function isDisclosed({ attribs }: Element): boolean {
  return attribs.role === 'tabpanel' || disclosurePattern.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`);
}
