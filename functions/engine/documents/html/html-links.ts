import { type Element, isTag, type ParentNode } from 'domhandler';
import { pageSource } from '#functions/engine/language/page-words.ts';
import type { ContentLink } from '../content/content.ts';
import { rawText, visibleText } from './html-text.ts';
import { isHidden } from './html-visibility.ts';

const keptLinksLimit = 200;
const linkTextLengthLimit = 160;
const documentLinkPattern = /\.(?:pdf|docx?|xlsx?|pptx|rtf|od[tsp]|csv|epub|eml)(?:$|[?#])/i;
/** Words for a form in a link's text or address. */
const formPattern = new RegExp(
  pageSource(({ formLink }) => formLink),
  'iu',
);

/** Finds links to documents and forms, with their visible text. */
export function readLinks(elements: readonly Element[], baseUrl: string): ContentLink[] {
  const links = new Map<string, ContentLink>();
  for (const element of elements) {
    if (links.size >= keptLinksLimit) break;
    const link = element.name === 'a' ? toLink(element, baseUrl) : undefined;
    if (link && !links.has(link.url) && !isInHidden(element)) links.set(link.url, link);
  }
  return [...links.values()];
}

function isInHidden(element: Element): boolean {
  let ancestor: ParentNode | null = element;
  for (; ancestor && isTag(ancestor); ancestor = ancestor.parent) if (isHidden(ancestor)) return true;
  return false;
}

/** Most links are neither, so only promising ones are read in full. */
function toLink(element: Element, baseUrl: string): ContentLink | undefined {
  const { href = '' } = element.attribs;
  const isDocument = documentLinkPattern.test(href);
  const isForm = formPattern.test(rawText(element.children, false)) || (isDocument && formPattern.test(href));
  if ((!isDocument && !isForm) || href.startsWith('#') || !URL.canParse(href, baseUrl)) return undefined;
  const { href: url, protocol } = new URL(href, baseUrl);
  const text = visibleText(element.children);
  if (!/^https?:$/.test(protocol) || text === '' || text.length > linkTextLengthLimit) return undefined;
  return { kind: isForm ? 'form' : 'document', text, url };
}
