import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { detectLanguage, sampleLength } from '#functions/engine/language/detect/detect-language.ts';
import { blockText } from '../content/block-text.ts';
import { cleanText } from '../content/clean-text.ts';
import type { Block, Content } from '../content/content.ts';
import { ownText } from './element-text.ts';
import { readBlocks } from './html-blocks.ts';
import { readLinks } from './html-links.ts';
import { readLook } from './html-look.ts';
import { readStructuredData } from './html-structured-data.ts';
import { choosePageTitle } from './html-title.ts';
import { listElements } from './list-elements.ts';

/**
 * Extracts an HTML page's title, language and visible blocks in reading order, without scripts, hidden elements and
 * menus. Pure, and never throws; `url` is only a fallback title.
 */
export function extractHtml(document: Document, { url }: { url: string }): Content {
  const head = readHead(document.children);
  const blocks = readBlocks(document.children);
  const elements = listElements(document.children);
  const links = readLinks(elements, url);
  const look = readLook(elements, url);
  const language = head.language || detectLanguage(openingOf(blocks));
  return {
    title: choosePageTitle({ ...head, heading: mainHeading(blocks) }) || lastSegment(url),
    ...(head.description ? { description: head.description } : {}),
    ...(language ? { language } : {}),
    blocks,
    structuredData: readStructuredData(elements, blocks.map(blockText).join('\n')),
    ...(links.length > 0 && { links }),
    ...(look && { look }),
  };
}

/** Enough text to detect the language. */
function openingOf(blocks: readonly Block[]): string {
  let text = '';
  for (const block of blocks) {
    if (text.length >= sampleLength) break;
    text += `${blockText(block)}\n`;
  }
  return text;
}

type Head = {
  title: string;
  openGraphTitle: string;
  siteName: string;
  description: string;
  language: string;
};

function readHead(nodes: readonly ChildNode[]): Head {
  const head: Head = { title: '', openGraphTitle: '', siteName: '', description: '', language: '' };
  const visit = (element: Element) => {
    if (element.name === 'html') head.language ||= element.attribs.lang?.trim() ?? '';
    if (element.name === 'body' || element.name === 'svg') return;
    if (element.name === 'title') head.title ||= cleanText(ownText(element));
    if (element.name === 'meta') readMeta(element.attribs, head);
    element.children.filter(isTag).forEach(visit);
  };
  nodes.filter(isTag).forEach(visit);
  return head;
}

function readMeta(attributes: Record<string, string>, head: Head): void {
  const content = cleanText(attributes.content ?? '');
  switch ((attributes.name ?? attributes.property ?? attributes['http-equiv'] ?? '').toLowerCase()) {
    case 'og:title':
      head.openGraphTitle ||= content;
      return;
    case 'og:site_name':
    case 'application-name':
      head.siteName ||= content;
      return;
    case 'description':
      head.description ||= content;
      return;
    case 'content-language':
    case 'language':
      head.language ||= content.length <= 8 ? content : '';
      return;
    default:
  }
}

function mainHeading(blocks: readonly Block[]): string {
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) return block.text;
  }
  return '';
}

const lastSegment = (url: string): string => url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? url;
