import { type ChildNode, type Element, isTag } from 'domhandler';
import { ownText } from '../element-text.ts';
import { frameworkSheet } from './framework-sheet.ts';
import { everywhere, reachOfMedia } from './media-reach.ts';
import { isFontSheet, type LinkedSheet, type Locate, type PageFiles, readSheetLink } from './page-files.ts';
import { readImports } from './read-imports.ts';
import { readSheet, type StyleRule } from './read-sheet.ts';
import { SheetIndex } from './sheet-index.ts';

/** The sheets of a page in order; `areComplete` is false if it links sheets that are not at hand. */
export type PageRules = { sheets: SheetIndex[]; areComplete: boolean };

/** All `<style>` elements of a page together, in characters; builders write up to one megabyte (measured). */
const sheetLengthLimit = 2_000_000;
const skipped = new Set(['noscript', 'template']);

type Part = { rules: StyleRule[]; media: string } | { linked: LinkedSheet; media: string };

/** Reads the `<style>` elements and linked sheets below a node, without those of nested shadow roots. */
export function collectRules(nodes: readonly ChildNode[], files: PageFiles, locate: Locate): PageRules {
  const parts: Part[] = [];
  let left = sheetLengthLimit;
  let areComplete = true;
  let comesLater = false;
  const link = (address = '', media: string) => {
    if (isFontSheet(address)) return true;
    const linked = files.sheets.get(locate(address) ?? '');
    if (linked) parts.push({ linked, media });
    if (!linked?.isWhole) areComplete = false;
    return linked !== undefined;
  };
  const visit = (element: Element) => {
    if (skipped.has(element.name)) return;
    const sheetLink = readSheetLink(element);
    if (sheetLink && !link(element.attribs.href, sheetLink.media)) comesLater ||= sheetLink.isLate;
    if (element.name !== 'style') {
      element.children.filter(isTag).forEach(visit);
      return;
    }
    if (!/^(?:text\/css)?$/i.test(element.attribs.type?.trim() ?? '')) return;
    const css = ownText(element);
    left -= css.length;
    if (left < 0) {
      areComplete = false;
      return;
    }
    const { media = '' } = element.attribs;
    for (const { address, media: condition } of readImports(css)) link(address, condition);
    parts.push({ rules: readSheet(css, everywhere), media });
  };
  nodes.filter(isTag).forEach(visit);
  const sheets = parts.map((part) => indexPart(part, comesLater));
  return { sheets: areComplete ? sheets : [frameworkIndex(), ...sheets], areComplete };
}

function indexPart(part: Part, comesLater: boolean): SheetIndex {
  if ('linked' in part) return indexLinked(part.linked, part.media);
  const rules = comesLater ? part.rules.map(withoutFirstPaint) : part.rules;
  return new SheetIndex(rules, reachOfMedia(part.media));
}

const indexes = new WeakMap<LinkedSheet, Map<string, SheetIndex>>();

/** Most pages of a website link the same sheets. */
function indexLinked(sheet: LinkedSheet, media: string): SheetIndex {
  const known = indexes.get(sheet) ?? new Map<string, SheetIndex>();
  indexes.set(sheet, known);
  const index = known.get(media) ?? new SheetIndex(sheet.rules, reachOfMedia(media));
  known.set(media, index);
  return index;
}

let framework: SheetIndex | undefined;

function frameworkIndex(): SheetIndex {
  framework ??= new SheetIndex(readSheet(frameworkSheet, everywhere), everywhere);
  return framework;
}

/** The sheet of the first screen hides all below it until the others are there. */
function withoutFirstPaint(rule: StyleRule): StyleRule {
  const declarations = rule.declarations.filter(
    ({ property, value, isImportant }) => isImportant || property !== 'display' || value !== 'none',
  );
  return { ...rule, declarations };
}
