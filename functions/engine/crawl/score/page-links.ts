import { type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import {
  filePattern,
  findLinkTarget,
  findNamedFile,
  findScriptTarget,
  findShownFile,
} from './link-target.ts';
import { readShownPart, type ShownPart } from './shown-elsewhere.ts';

/** Further links on a page are ignored. */
const followedLinksLimit = 3000;
const linkTextLength = 200;
const blockNames = new Set(['p', 'li', 'tr', 'dd', 'dt', 'figure', 'div', 'section', 'article', 'body']);
/** Of a frame that waits for a script. */
const silentSource = /^\s*(?:about:blank|javascript:.*)?$/i;

/** Where a link is on the page; navigation shows what the owner finds important. */
export type LinkPlace = 'navigation' | 'content' | 'footer' | 'frame';
export type PageLink = {
  /** As written; the caller resolves it against `baseUrl`. */
  href: string;
  text: string;
  /** What stands around the link to a file: often its title, where the link says "Download". */
  around?: string;
  place: LinkPlace;
  nofollow: boolean;
  language?: string;
};

/** Everything on a page that steers a crawler. */
export type PageLinks = {
  baseUrl: string;
  canonical?: string | undefined;
  language?: string | undefined;
  links: PageLink[];
  /** What it shows of other addresses; those of this website are links too. */
  shown: ShownPart[];
  /** `<meta http-equiv=refresh>` or the Refresh header. */
  refresh?: { href: string; delaySeconds: number } | undefined;
  noindex: boolean;
  nofollow: boolean;
  hasFrames: boolean;
};

type PageContext = { url: string; headers: Record<string, string>; agent: string };

/** Collects links and crawler directives of a parsed page and its response headers. */
export function readPageLinks(document: Document, { url, headers, agent }: PageContext): PageLinks {
  const page: PageLinks = {
    ...{ baseUrl: url, links: [], shown: [] },
    ...{ noindex: false, nofollow: false, hasFrames: false },
  };
  applyDirectives(page, selectHeaderDirectives(headers['x-robots-tag'] ?? '', agent));
  if (headers.refresh) page.refresh = parseRefresh(headers.refresh);
  visit(document, 'content');
  return page;

  function visit(parent: ParentNode, place: LinkPlace): void {
    for (const node of parent.children) {
      if (!isTag(node)) continue;
      readElement(page, node, place, agent);
      visit(node, placeOf(node) ?? place);
    }
  }
}

function readElement(page: PageLinks, element: Element, place: LinkPlace, agent: string): void {
  const { attribs } = element;
  switch (element.name) {
    case 'html':
      page.language ??= attribs.lang;
      return;
    case 'base':
      if (attribs.href && URL.canParse(attribs.href, page.baseUrl)) {
        page.baseUrl = new URL(attribs.href, page.baseUrl).href;
      }
      return;
    case 'link':
      if (hasToken(attribs.rel, 'canonical')) page.canonical ??= attribs.href;
      return;
    case 'meta':
      readMeta(page, attribs, agent);
      return;
    case 'a':
    case 'area':
      addLink(page, element, findLinkTarget(attribs), place);
      return;
    case 'script':
      addScriptTarget(page, element);
      return;
    case 'frame':
    case 'iframe':
      page.hasFrames ||= element.name === 'frame';
      // Frames that load late keep their address beside.
      addLink(
        page,
        element,
        silentSource.test(attribs.src ?? '') ? (attribs['data-src'] ?? attribs.src) : attribs.src,
        'frame',
      );
      return;
    case 'object':
    case 'embed':
      addLink(page, element, attribs.data ?? attribs.src, 'frame');
      return;
    default:
      addControl(page, element, place);
  }
}

/** Some home pages only redirect by script; the target counts as a link. */
function addScriptTarget(page: PageLinks, element: Element): void {
  const href = findScriptTarget(collectText(element));
  if (href) page.links.push({ href, text: '', place: 'content', nofollow: false });
}

function readMeta(page: PageLinks, attribs: Record<string, string>, agent: string): void {
  const name = (attribs.name ?? '').trim().toLowerCase();
  const content = attribs.content ?? '';
  if (name === 'robots' || name === agent.toLowerCase()) applyDirectives(page, content);
  if ((attribs['http-equiv'] ?? '').trim().toLowerCase() === 'refresh')
    page.refresh ??= parseRefresh(content);
}

function addLink(page: PageLinks, element: Element, href: string | undefined, place: LinkPlace): void {
  if (!href?.trim() || page.links.length >= followedLinksLimit) return;
  const { rel, hreflang, title, alt } = element.attribs;
  const text = shorten(collectText(element) || title || alt || '');
  const around = filePattern.test(href) ? findSurroundings(element) : '';
  const target = findShownFile(href) ?? href;
  const part = readShownPart(element, target, text);
  if (part) page.shown.push(part);
  page.links.push({
    href: target.replace(/^\s*webcal:/i, 'https:'),
    text,
    ...(around !== text && around && { around }),
    place,
    nofollow: hasToken(rel, 'nofollow'),
    ...(hreflang && { language: hreflang }),
  });
}

/** The text of the paragraph, list item or table row that a link stands in, unless it is a whole section. */
function findSurroundings({ parent }: Element): string {
  for (let node = parent; node && isTag(node); node = node.parent) {
    if (!blockNames.has(node.name)) continue;
    const text = collectText(node);
    return text.length > linkTextLength ? '' : shorten(text);
  }
  return '';
}

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, linkTextLength);

/** Buttons, tiles and menus that open a page by script: `onclick="location.href='fees.html'"`. */
function addControl(page: PageLinks, element: Element, place: LinkPlace): void {
  const { onclick, value = '' } = element.attribs;
  if (element.name === 'option') {
    const { parent } = element;
    const jumps = parent && isTag(parent) && /\blocation\b|\bopen\(/.test(parent.attribs.onchange ?? '');
    if (jumps) addLink(page, element, value, place);
    return;
  }
  addLink(
    page,
    element,
    element.attribs['data-href'] ?? findScriptTarget(onclick) ?? findNamedFile(element.attribs),
    place,
  );
}

function collectText(parent: ParentNode): string {
  let text = '';
  for (const node of parent.children) {
    if (text.length > linkTextLength) break;
    if (isText(node)) text += node.data;
    else if (isTag(node)) text += ` ${node.name === 'img' ? (node.attribs.alt ?? '') : collectText(node)}`;
  }
  return text;
}

const navigationPattern = /\b(?:navigation|nav|navbar|menu|mainmenu|topnav)\b/i;
const footerPattern = /\b(?:footer|contentinfo)\b/i;

function placeOf({ name, attribs }: Element): LinkPlace | undefined {
  const { role, id, class: classes } = attribs;
  if (name === 'nav') return 'navigation';
  if (role === undefined && id === undefined && classes === undefined)
    return name === 'footer' ? 'footer' : undefined;
  const words = `${role ?? ''} ${id ?? ''} ${classes ?? ''}`;
  if (navigationPattern.test(words)) return 'navigation';
  return name === 'footer' || footerPattern.test(words) ? 'footer' : undefined;
}

/** `X-Robots-Tag: otherbot: noindex, nofollow` applies only to that bot, up to the next bot's name. */
function selectHeaderDirectives(header: string, agent: string): string {
  let concerned = true;
  const selected: string[] = [];
  for (const part of header.split(',')) {
    const named = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(part);
    if (named && !/^(unavailable_after|max-\w+)/i.test(named[1] ?? '')) {
      concerned = named[1]?.toLowerCase() === agent.toLowerCase();
      if (concerned) selected.push(named[2] ?? '');
    } else if (concerned) selected.push(part);
  }
  return selected.join(',');
}

function applyDirectives(page: PageLinks, content: string): void {
  const directives = content.toLowerCase().split(/[\s,]+/);
  page.noindex ||= directives.includes('noindex') || directives.includes('none');
  page.nofollow ||= directives.includes('nofollow') || directives.includes('none');
}

function parseRefresh(content: string): { href: string; delaySeconds: number } | undefined {
  const match = /^\s*(\d+(?:\.\d*)?)\s*[;,\s]\s*(?:url\s*=\s*)?(\S[\s\S]*)$/i.exec(content.slice(0, 2048));
  if (!match) return undefined;
  return { delaySeconds: Number(match[1]), href: (match[2] ?? '').trim().replace(/^['"]|['"]$/g, '') };
}

function hasToken(list: string | undefined, token: string): boolean {
  return list?.toLowerCase().split(/\s+/).includes(token) ?? false;
}
