import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { pageSource } from '#functions/engine/language/page-words.ts';

/** `Loading the dates …` */
const mostWordsOfNotice = 4;
const loadingNotice = new RegExp(`^${pageSource(({ loading }) => loading)}`, 'iu');
/** What stands beside the main part, and what holds no text of a page. */
const besideMain =
  /^(?:head|nav|header|footer|aside|form|button|a|h[1-6]|script|style|noscript|template|svg)$/;
/** Shows something without words. */
const wordlessElements =
  /^(?:img|picture|iframe|svg|canvas|video|audio|object|embed|input|select|textarea|button|hr|table)$/;
const holderNames = /^(?:div|section|article|main|p|span|ul|ol|dl|tbody)$|-/;

/**
 * Whether a place of a page waits for a script: it says that it loads, or stands empty behind a heading and has a name by which a
 * script finds it. Empty places elsewhere tell nothing: two of three pages hold one.
 */
export function hasScriptGaps({ children }: Document | Element): boolean {
  return children.some(
    (node) => isTag(node) && !besideMain.test(node.name) && (isGap(node) || hasScriptGaps(node)),
  );
}

function isGap(element: Element): boolean {
  if (!holderNames.test(element.name)) return false;
  const text = wordsOf(element.children).trim();
  if (text !== '') {
    const isBusy = element.attribs['aria-busy'] === 'true' || loadingNotice.test(text);
    return isBusy && text.split(/\s+/).length <= mostWordsOfNotice;
  }
  return isFound(element) && isBehindHeading(element) && !showsSomething(element);
}

function isFound({ name, attribs }: Element): boolean {
  return (
    name.includes('-') || Object.keys(attribs).some((attribute) => /^(?:id$|data-|x-|v-)/.test(attribute))
  );
}

function isBehindHeading({ prev }: Element): boolean {
  let node = prev;
  while (node && !isTag(node) && !(isText(node) && node.data.trim() !== '')) node = node.prev;
  return node !== null && isTag(node) && /^h[1-6]$/.test(node.name);
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
