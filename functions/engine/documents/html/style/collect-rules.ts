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
  let comesLater = false;
  const visit = (element: Element) => {
    if (skipped.has(element.name)) return;
    if (isLinkedSheet(element)) areComplete = false;
    comesLater ||= isLateSheet(element);
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
  if (areComplete && !comesLater) return { rules, areComplete };
  const own = comesLater ? rules.map(withoutFirstPaint) : rules;
  return { rules: [...readSheet(frameworkSheet, everywhere), ...own], areComplete: false };
}

/** The sheet of the first screen hides all below it until the others are there. */
function withoutFirstPaint(rule: StyleRule): StyleRule {
  const declarations = rule.declarations.filter(
    ({ property, value, isImportant }) => isImportant || property !== 'display' || value !== 'none',
  );
  return { ...rule, declarations };
}

/** A sheet that the page takes into use when it has loaded. */
function isLateSheet({ name, attribs }: Element): boolean {
  if (name !== 'link' || !attribs.href) return false;
  const isPreloaded = /(?:^|\s)preload(?:\s|$)/i.test(attribs.rel ?? '') && /^style$/i.test(attribs.as ?? '');
  return (
    attribs.onload !== undefined && (isPreloaded || /(?:^|\s)stylesheet(?:\s|$)/i.test(attribs.rel ?? ''))
  );
}

function isLinkedSheet({ name, attribs }: Element): boolean {
  return name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribs.rel ?? '') && Boolean(attribs.href);
}
