import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { ownText } from '#functions/engine/documents/html/element-text.ts';
import { listElements } from '#functions/engine/documents/html/list-elements.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';

/** `Loading the dates …` */
const mostWordsOfNotice = 4;
const loadingNotice = new RegExp(`^${pageSource(({ loading }) => loading)}`, 'iu');
/** What stands beside the main part, and what holds no text of a page. */
const besideMain = /^(?:head|nav|header|footer|aside|form|button|a|h[1-6]|script|style|noscript|svg)$/;
/** Shows something without words. */
const wordlessElements =
  /^(?:img|picture|iframe|svg|canvas|video|audio|object|embed|input|select|textarea|button|hr|table)$/;
const holderNames = /^(?:div|section|article|main|p|span|ul|ol|dl|tbody)$|-/;
const listNames = /^(?:ul|ol|dl|tbody)$/;
/** Repeats and texts of Vue, Angular and Alpine: the server sent the pattern, not what it makes. */
const bindings = /^(?:v-(?:for|text|html)|(?:data-)?ng-(?:repeat|bind|bind-html)|x-(?:for|text|html))$/;
const unfilledWords = /\{\{[^{}]+\}\}/;
/**
 * Whether a place of a page waits for a script: it says that it loads, holds a pattern of a framework, is a list, an own element or a
 * loaded part without content, or stands empty behind a heading or paragraph and has a name by which a script finds it. Empty places
 * elsewhere tell nothing: two of three pages hold one.
 */
export function hasScriptGaps(document: Document): boolean {
  const scripts = listElements(document.children).filter(({ name }) => name === 'script');
  return holdsGap(document, {
    code: scripts.map(ownText).join('\n'),
    areLinked: scripts.some(({ attribs }) => attribs.src !== undefined),
  });
}

/** The scripts of a page: what stands in it, and whether there are others. */
type Scripts = { code: string; areLinked: boolean };

function holdsGap({ children }: Document | Element, scripts: Scripts): boolean {
  return children.some((node) =>
    isTag(node)
      ? !isBeside(node) && (isGap(node, scripts) || holdsGap(node, scripts))
      : isText(node) && unfilledWords.test(node.data),
  );
}

/** A form around the main part, as ASP.NET writes it, is the page. */
function isBeside({ name, children }: Element): boolean {
  const isWhole = name === 'form' && listElements(children).some((element) => element.name === 'h1');
  return besideMain.test(name) && !isWhole;
}

function isGap(element: Element, scripts: Scripts): boolean {
  const { name, attribs } = element;
  if (name === 'template' || Object.keys(attribs).some((attribute) => bindings.test(attribute))) return true;
  if (!holderNames.test(name)) return false;
  const text = wordsOf(element.children).trim();
  if (text !== '') {
    const isBusy = attribs['aria-busy'] === 'true' || loadingNotice.test(text);
    return isBusy && text.split(/\s+/).length <= mostWordsOfNotice;
  }
  if (showsSomething(element)) return false;
  return fillsItself(element) || isAwaited(element, scripts);
}

/** Own elements, parts that htmx loads, lists and places of results that a script finds by their name. */
function fillsItself({ name, attribs }: Element): boolean {
  const isNamed = attribs.id !== undefined && (listNames.test(name) || 'aria-live' in attribs);
  return isNamed || name.includes('-') || 'hx-get' in attribs || 'data-hx-get' in attribs;
}

/** Behind a paragraph an id may be that of a link, unless a script of the page could look for it. */
function isAwaited({ attribs, prev }: Element, { code, areLinked }: Scripts): boolean {
  const before = nameBefore(prev);
  if (before !== 'p' && !/^h[1-6]$/.test(before)) return false;
  const isTold = (attribs.class ?? '').split(/\s+/).some((name) => name !== '' && code.includes(`.${name}`));
  if (isTold) return true;
  const isNamed = Object.keys(attribs).some((attribute) => /^(?:id$|data-|x-|v-)/.test(attribute));
  return isNamed && (before !== 'p' || areLinked || code.includes(attribs.id ?? 'data-'));
}

/** The element before a place, empty where words stand between. */
function nameBefore(prev: ChildNode | null): string {
  let node = prev;
  while (node && !isTag(node) && !(isText(node) && node.data.trim() !== '')) node = node.prev;
  return node !== null && isTag(node) ? node.name : '';
}

function showsSomething({ name, children }: Element): boolean {
  return wordlessElements.test(name) || children.some((child) => isTag(child) && showsSomething(child));
}

function wordsOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) =>
      isText(node)
        ? node.data
        : isTag(node) && !/^(?:script|style|noscript|template)$/.test(node.name)
          ? wordsOf(node.children)
          : '',
    )
    .join(' ');
}
