import { type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { listElements } from '#functions/engine/documents/html/list-elements.ts';
import { applicationRoots, needsScriptNotice } from './page-signals.ts';
import { countWords } from './page-text.ts';

/** `Loading, please wait` */
const placeholderWordLimit = 4;

/** What a page contains besides its text. */
export type PageShape = {
  asksPassword: boolean;
  hasScripts: boolean;
  /** The root element of a client-rendered application is still empty. */
  hasEmptyRoot: boolean;
  /** It asks browsers without scripts to enable them. */
  hasScriptNotice: boolean;
  /** Meta or Open Graph description. */
  description?: string | undefined;
};

/** Detects sign-in pages and client-rendered applications. */
export function measureShape(document: Document): PageShape {
  const shape: PageShape = {
    asksPassword: false,
    hasScripts: false,
    hasEmptyRoot: false,
    hasScriptNotice: false,
  };
  for (const element of listElements(document.children)) measureElement(shape, element);
  return shape;
}

function measureElement(shape: PageShape, element: Element): void {
  const { name, attribs } = element;
  if (name === 'app-root' || (attribs.id !== undefined && applicationRoots.test(attribs.id))) {
    shape.hasEmptyRoot ||= countWords(rawText(element)) <= placeholderWordLimit;
  }
  switch (name) {
    case 'script':
      shape.hasScripts = true;
      return;
    case 'input':
      shape.asksPassword ||= attribs.type?.toLowerCase() === 'password';
      return;
    case 'noscript':
      shape.hasScriptNotice ||= needsScriptNotice.test(rawText(element));
      return;
    case 'meta':
      if (!/^(og:)?description$/i.test(attribs.property ?? attribs.name ?? '')) return;
      shape.description ??= attribs.content?.trim() || undefined;
      return;
    default:
  }
}

function rawText(parent: ParentNode): string {
  return parent.children
    .map((node) => {
      if (isText(node)) return node.data;
      return isTag(node) && node.name !== 'script' && node.name !== 'style' ? rawText(node) : '';
    })
    .join(' ');
}
