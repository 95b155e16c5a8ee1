import { type ChildNode, type Element, isTag, isText } from 'domhandler';

const navigationRoles = new Set(['navigation', 'menu', 'menubar', 'search', 'toolbar']);
const navigationNamePattern =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|submenu|breadcrumbs?|crumbs?|related|pagination|pager|skip|dropdown|flexdropdownmenu|cookie)(?:$|[\s_-])/i;
const consentPattern = /cookie|consent|gdpr/i;
const mostCharactersOfBanner = 3000;
const linkShareOfMenu = 0.8;
const linkShareOfProse = 0.5;
/** Minimum length of a sentence; menu labels are shorter. */
const fewestCharactersOfProse = 40;
const fewestLinksOfMenu = 3;

/** Whether an element is a menu: declared as one, or named as one and made of links. */
export function isNavigation(element: Element): boolean {
  if (element.name === 'nav' || navigationRoles.has(element.attribs.role ?? '')) return !isProse(element);
  if (isTableOfContents(element) || isAsideList(element) || isConsentBanner(element)) return true;
  return isNamedMenu(element, fewestLinksOfMenu);
}

/** A part of a menu that opens may have a single link. */
export function isNamedMenu({ attribs, children }: Element, fewestLinks = 1): boolean {
  if (!navigationNamePattern.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)) return false;
  const { links, linkLength, length } = measureLinks(children);
  return links >= fewestLinks && linkLength >= linkShareOfMenu * length;
}

/** Website builders use menu elements for expandable answers. */
function isProse({ children }: Element): boolean {
  const { linkLength, length } = measureLinks(children);
  return linkLength < linkShareOfProse * length && length - linkLength >= fewestCharactersOfProse;
}

/** A cookie notice with its buttons; a page about cookies has a heading or is longer. */
function isConsentBanner({ attribs, children }: Element): boolean {
  if (!consentPattern.test(`${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs['aria-label'] ?? ''}`))
    return false;
  const { length } = measureLinks(children);
  return length <= mostCharactersOfBanner && holds(children, isButton) && !holds(children, isMainPart);
}

function isButton({ name, attribs }: Element): boolean {
  return name === 'button' || attribs.role === 'button' || /\b(?:btn|button)\b/i.test(attribs.class ?? '');
}

const isMainPart = ({ name }: Element): boolean => name === 'h1' || name === 'main';

function holds(nodes: readonly ChildNode[], isWanted: (element: Element) => boolean): boolean {
  return nodes.some((node) => isTag(node) && (isWanted(node) || holds(node.children, isWanted)));
}

/** A list whose items only link to places on the same page. */
function isTableOfContents({ name, children }: Element): boolean {
  if (name !== 'ul' && name !== 'ol') return false;
  const { links, linkLength, length, inPageLinks } = measureLinks(children);
  return links >= 2 && inPageLinks === links && linkLength >= linkShareOfMenu * length;
}

/** A list of links beside or below the content leads to other pages. */
function isAsideList({ name, children, parent }: Element): boolean {
  if ((name !== 'ul' && name !== 'ol') || !isInside(parent, besides)) return false;
  const { links, linkLength, length } = measureLinks(children);
  return links >= 2 && linkLength >= linkShareOfMenu * length;
}

const besides = new Set(['aside', 'footer']);
const ancestorLimit = 4;

function isInside(parent: Element['parent'], names: ReadonlySet<string>): boolean {
  let ancestor = parent;
  for (let depth = 0; ancestor && depth < ancestorLimit; depth++) {
    if (isTag(ancestor) && names.has(ancestor.name)) return true;
    ancestor = ancestor.parent;
  }
  return false;
}

type LinkMeasure = { links: number; inPageLinks: number; linkLength: number; length: number };

function measureLinks(nodes: readonly ChildNode[], insideLink = false): LinkMeasure {
  const total: LinkMeasure = { links: 0, inPageLinks: 0, linkLength: 0, length: 0 };
  for (const node of nodes) {
    if (isText(node)) {
      const length = node.data.trim().length;
      total.length += length;
      if (insideLink) total.linkLength += length;
    } else if (isTag(node) && node.name !== 'script' && node.name !== 'style') {
      const isLink = node.name === 'a' && node.attribs.href !== undefined;
      const inner = measureLinks(node.children, insideLink || isLink);
      total.links += inner.links + (isLink ? 1 : 0);
      total.inPageLinks += inner.inPageLinks + (isLink && /^#./.test(node.attribs.href ?? '') ? 1 : 0);
      total.linkLength += inner.linkLength;
      total.length += inner.length;
    }
  }
  return total;
}
