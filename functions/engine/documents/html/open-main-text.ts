import { type Document, type Element, isTag, isText } from 'domhandler';
import { ownText } from './element-text.ts';
import { isNavigation } from './html-navigation.ts';
import { visibleText } from './html-text.ts';
import { isHidden } from './html-visibility.ts';
import { listElements } from './list-elements.ts';
import { parseTree } from './parse-tree.ts';
import { setChildren } from './tree-edits.ts';

/** Fewer words are a notice or a label. */
const fewestWordsOfMainText = 20;
const templateLengthLimit = 500_000;
const keptLimit = 50;
const templateType =
  /^text\/(?:(?:x-)?template|html|x-(?:handlebars|jquery-tmpl|tmpl)(?:-template)?|ng-template)$/i;
/** Places that a script fills: such a template is a pattern for texts, and none itself. */
const openPlace = /\{\{|<%|\$\{|\{%|\[\[/;
/** Parts of a page that are the same on each. */
const frameElements = new Set(['header', 'footer', 'nav', 'aside']);

/**
 * Shows what pages keep in `noscript`, `noframes` and templates, if that is more than all they show otherwise: their scripts put
 * it in place.
 */
export function openMainText(document: Document): void {
  const elements = listElements(document.children);
  const kept = elements.filter(mayHoldText).slice(0, keptLimit).flatMap(readKept);
  const keptWords = kept.reduce((sum, { words }) => sum + words, 0);
  if (keptWords === 0 || keptWords <= countShownWords(elements)) return;
  for (const { element, nodes } of kept) {
    element.name = 'div';
    element.attribs = {};
    setChildren(element, nodes);
  }
}

function mayHoldText({ name, attribs }: Element): boolean {
  if (name === 'script') return templateType.test(attribs.type ?? '');
  return (
    name === 'noscript' || name === 'noframes' || (name === 'template' && !('shadowrootmode' in attribs))
  );
}

function readKept(element: Element) {
  if (isInHead(element)) return [];
  const isSource = element.name === 'script' || element.name === 'noframes';
  const nodes = isSource ? parseTree(sourceOf(element)).children : element.children;
  const text = visibleText(nodes);
  const words = countWords(text);
  return words < fewestWordsOfMainText || openPlace.test(text) ? [] : [{ element, nodes, words }];
}

const isInHead = ({ parent }: Element): boolean => parent !== null && isTag(parent) && parent.name === 'head';

function sourceOf(element: Element): string {
  const source = ownText(element);
  return source.length <= templateLengthLimit && !openPlace.test(source) ? source : '';
}

/** Words outside the frame of the page. */
function countShownWords(elements: readonly Element[]): number {
  const body = elements.find(({ name }) => name === 'body');
  return body ? countWithin(body) : 0;
}

function countWithin(element: Element): number {
  return element.children.reduce((sum, child) => {
    if (isText(child)) return sum + countWords(child.data);
    if (!isTag(child) || frameElements.has(child.name) || isHidden(child) || isNavigation(child)) return sum;
    return sum + countWithin(child);
  }, 0);
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
