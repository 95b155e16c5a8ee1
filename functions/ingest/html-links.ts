import { type ChildNode, type Element, isTag } from 'domhandler';
import type { ContentLink } from './content.ts';
import { visibleText } from './html-text.ts';
import { isHidden } from './html-visibility.ts';

const linkLimit = 200;
const textLengthLimit = 160;
const documentPattern = /\.(?:pdf|docx?|xlsx?|rtf|odt|ods)$/i;
/** What forms to fill in are called, in a link's words or its address. */
const formPattern =
  /\b(?:forms?|apply(?: now| online)?|application form|registration|register|enrol(?:l|ment|lment)?|formular(?:e|io)?|antrag|anmeld(?:ung|eformular)|anmelden|formulaire|inscription|bulletin|solicitud|inscripci[oó]n|matr[ií]cula)\b|анкета|заявлени|форма|신청서|申込|申請/iu;

/** Links to documents and forms with the words that visitors click. */
export function readLinks(nodes: readonly ChildNode[], baseUrl: string): ContentLink[] {
  const links = new Map<string, ContentLink>();
  const visit = (element: Element) => {
    if (isHidden(element) || links.size >= linkLimit) return;
    const link = element.name === 'a' ? toLink(element, baseUrl) : undefined;
    if (link && !links.has(link.url)) links.set(link.url, link);
    element.children.filter(isTag).forEach(visit);
  };
  nodes.filter(isTag).forEach(visit);
  return [...links.values()];
}

function toLink(element: Element, baseUrl: string): ContentLink | undefined {
  const { href = '' } = element.attribs;
  const text = visibleText(element.children);
  if (text === '' || text.length > textLengthLimit || href.startsWith('#')) return undefined;
  if (!URL.canParse(href, baseUrl)) return undefined;
  const { href: url, protocol, pathname } = new URL(href, baseUrl);
  if (!/^https?:$/.test(protocol)) return undefined;
  const isDocument = documentPattern.test(pathname);
  if (formPattern.test(text) || (isDocument && formPattern.test(pathname)))
    return { kind: 'form', text, url };
  return isDocument ? { kind: 'document', text, url } : undefined;
}
