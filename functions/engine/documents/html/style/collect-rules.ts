import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { frameworkSheet } from './framework-sheet.ts';
import { everywhere, reachOfMedia } from './media-reach.ts';
import { readSheet, type StyleRule } from './read-sheet.ts';

/** The sheets of a page; `areComplete` is false if it links sheets that are not at hand. */
export type PageRules = { rules: StyleRule[]; areComplete: boolean };

/** All sheets of a page together, in characters; builders write up to one megabyte (measured). */
const sheetLengthLimit = 2_000_000;
const skipped = new Set(['noscript', 'template']);

/** Reads the `<style>` elements below a node, without those of nested shadow roots. */
export function collectRules(nodes: readonly ChildNode[]): PageRules {
  const rules: StyleRule[] = [];
  let left = sheetLengthLimit;
  let areComplete = true;
  const visit = (element: Element) => {
    if (skipped.has(element.name)) return;
    if (isLinkedSheet(element)) areComplete = false;
    if (element.name !== 'style') {
      element.children.filter(isTag).forEach(visit);
      return;
    }
    if (!/^(?:text\/css)?$/i.test(element.attribs.type?.trim() ?? '')) return;
    const css = element.children.map((child) => (isText(child) ? child.data : '')).join('');
    left -= css.length;
    if (left < 0) areComplete = false;
    else for (const rule of readSheet(css, reachOfMedia(element.attribs.media ?? ''))) rules.push(rule);
  };
  nodes.filter(isTag).forEach(visit);
  return areComplete
    ? { rules, areComplete }
    : { rules: [...readSheet(frameworkSheet, everywhere), ...rules], areComplete };
}

function isLinkedSheet({ name, attribs }: Element): boolean {
  return name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribs.rel ?? '') && Boolean(attribs.href);
}
