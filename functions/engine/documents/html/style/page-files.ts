import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { ownText } from '../element-text.ts';
import { reachOfMedia } from './media-reach.ts';
import { readImports } from './read-imports.ts';
import type { StyleRule } from './read-sheet.ts';

/** A linked sheet with the sheets that it imports; `isWhole` is false if one of those is not at hand. */
export type LinkedSheet = { rules: readonly StyleRule[]; isWhole: boolean };

/** The files that a page links, by address, as far as they are at hand. `url` is the page's own. */
export type PageFiles = {
  url?: string;
  sheets: ReadonlyMap<string, LinkedSheet | undefined>;
  /** Of each script the names that it uses (`script-names.ts`). */
  scripts: ReadonlyMap<string, readonly string[] | undefined>;
};

export const noFiles: PageFiles = { sheets: new Map(), scripts: new Map() };

/** `isLate` if the page takes the sheet into use only when it has loaded. */
type SheetLink = { media: string; isLate: boolean };

/** The sheet that a `<link>` applies on screens; undefined for all others, and for those that only users switch on. */
export function readSheetLink({ name, attribs }: Element): SheetLink | undefined {
  if (name !== 'link' || !attribs.href) return undefined;
  const kinds = (attribs.rel ?? '').toLowerCase().split(/\s+/);
  const isPreloaded = kinds.includes('preload') && /^style$/i.test(attribs.as ?? '');
  const isLate = attribs.onload !== undefined && (isPreloaded || kinds.includes('stylesheet'));
  if (!isLate && (!kinds.includes('stylesheet') || kinds.includes('alternate') || 'disabled' in attribs))
    return undefined;
  const media = isLate ? '' : (attribs.media ?? '');
  return reachOfMedia(media).isNowhere ? undefined : { media, isLate };
}

/** Resolves the addresses of a page; undefined for what is none. */
export type Locate = (address: string | undefined) => string | undefined;

export function locateFrom(document: Document, url: string | undefined): Locate {
  if (url === undefined) return () => undefined;
  const base = findBase(document.children);
  const from = URL.parse(base?.attribs.href ?? '', url) ?? url;
  return (address) => {
    const found = address ? URL.parse(address.trim(), from) : null;
    if (!found || !/^https?:$/.test(found.protocol)) return undefined;
    found.hash = '';
    return found.href;
  };
}

function findBase(nodes: readonly ChildNode[]): Element | undefined {
  for (const node of nodes) {
    if (!isTag(node) || node.name === 'body') continue;
    const found = node.name === 'base' && node.attribs.href ? node : findBase(node.children);
    if (found) return found;
  }
  return undefined;
}

const fontPattern =
  /^(?:https?:)?\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|fonts\.cdnfonts\.com)\//i;

/** Whether every rule of a sheet is a font: it hides nothing. */
export const isFontSheet = (address: string): boolean => fontPattern.test(address);

/** Libraries that act on nothing by themselves. */
const idleScripts =
  /\/(?:jquery(?:-\d[\d.]*|-migrate)?|modernizr|html5shiv|respond|wp-emoji-release)(?:[.-](?:slim|min))*\.js$/i;
const scriptTypes = /^$|javascript|ecmascript|^module$|lazyload|delay/i;
const linkedFileLimit = 60;

/** The addresses of the sheets and scripts that a page links, without those that cannot hide or open anything. */
export function listPageFiles(document: Document, url: string): { sheets: string[]; scripts: string[] } {
  const locate = locateFrom(document, url);
  const sheets = new Set<string>();
  const scripts = new Set<string>();
  const add = (list: Set<string>, address: string | undefined) => {
    if (address && list.size < linkedFileLimit) list.add(address);
  };
  const visit = (element: Element) => {
    const { name, attribs } = element;
    if (name === 'noscript' || (name === 'template' && !('shadowrootmode' in attribs))) return;
    if (readSheetLink(element)) add(sheets, locate(attribs.href));
    if (name === 'style')
      for (const { address } of readImports(ownText(element))) add(sheets, locate(address));
    if (name === 'script' && scriptTypes.test(attribs.type ?? ''))
      add(scripts, locate(addressOfScript(element)));
    element.children.filter(isTag).forEach(visit);
  };
  document.children.filter(isTag).forEach(visit);
  return {
    sheets: [...sheets].filter((address) => !isFontSheet(address)),
    scripts: [...scripts].filter((address) => !idleScripts.test(new URL(address).pathname)),
  };
}

/** Optimizers keep the address elsewhere until somebody scrolls. */
export function addressOfScript({ attribs }: Element): string | undefined {
  return attribs.src ?? attribs['data-src'] ?? attribs['data-rocket-src'];
}
