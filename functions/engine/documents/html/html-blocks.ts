import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { Block } from '../content/content.ts';
import { continueTables } from '../content/continue-tables.ts';
import { isLinkRow } from './html-link-row.ts';
import { isNavigation } from './html-navigation.ts';
import { blockElements, cleanLines, rawText, visibleText } from './html-text.ts';
import { isHidden } from './html-visibility.ts';
import { readTables } from './tables/html-table.ts';
import { findRows } from './tables/html-table-grid.ts';

const pseudoHeadingWordLimit = 12;
const pseudoHeadingLevel = 6;

/** Blocks of a document in reading order; link rows only if there is nothing else. */
export function readBlocks(nodes: readonly ChildNode[]): Block[] {
  const reader = new BlockReader();
  reader.readAll(nodes);
  reader.endParagraph();
  return reader.blocks.length > 0 ? continueTables(reader.blocks) : reader.linkRows;
}

/** Collects inline text until a block starts, then turns it into a paragraph. */
class BlockReader {
  readonly blocks: Block[] = [];
  readonly linkRows: Block[] = [];
  private pending: ChildNode[] = [];

  readAll(nodes: readonly ChildNode[]): void {
    for (const node of nodes) this.read(node);
  }

  endParagraph(): void {
    const nodes = this.pending;
    if (nodes.length === 0) return;
    this.pending = [];
    const text = cleanLines(rawText(nodes, false));
    if (text === '' || nodes.every(leadsWithinPage)) return;
    if (isLinkRow(nodes)) this.linkRows.push({ kind: 'paragraph', text });
    else if (isPseudoHeading(nodes, text)) {
      this.blocks.push({ kind: 'heading', level: pseudoHeadingLevel, text });
    } else this.blocks.push({ kind: 'paragraph', text });
  }

  private read(node: ChildNode): void {
    if (isText(node)) {
      // Leading blank text only separates two blocks.
      if (this.pending.length > 0 || node.data.trim() !== '') this.pending.push(node);
      return;
    }
    if (!isTag(node)) {
      if ('children' in node) this.readAll(node.children);
      return;
    }
    if (isHidden(node)) return;
    if (isNavigation(node)) {
      this.endParagraph();
      return;
    }
    if (!blockElements.has(node.name) && !containsBlock(node)) {
      this.pending.push(node);
      return;
    }
    this.endParagraph();
    this.readBlock(node);
    this.endParagraph();
  }

  private readBlock(element: Element): void {
    switch (element.name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        this.readHeading(element, Number(element.name.slice(1)));
        return;
      case 'summary':
        this.readHeading(element, pseudoHeadingLevel);
        return;
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        this.readList(element);
        return;
      case 'dl':
        this.readDefinitions(element);
        return;
      case 'table':
        this.readTable(element);
        return;
      case 'pre':
        this.addParagraph(cleanLines(rawText(element.children, true)));
        return;
      default:
        this.readAll(element.children);
    }
  }

  private readHeading(element: Element, level: number): void {
    const text = visibleText(element.children).replaceAll('\n', ' ');
    if (text !== '') this.blocks.push({ kind: 'heading', level, text });
  }

  private readList(list: Element): void {
    const elements = list.children.filter(isTag).filter((child) => !isHidden(child) && !isNavigation(child));
    const rich = elements.some((item) => item.children.some((child) => isTag(child) && isRich(child)));
    const hasLooseText = list.children.some(isWritten);
    if (rich || hasLooseText || elements.some((item) => item.name !== 'li')) {
      this.readAll(list.children);
      return;
    }
    const items = elements.flatMap(readItem).filter((text) => text !== '');
    if (items.length > 0) this.blocks.push({ kind: 'list', ordered: list.name === 'ol', items });
  }

  private readDefinitions(list: Element): void {
    const items: { term: string; description: string }[] = [];
    const loose: ChildNode[] = list.children.filter(isWritten);
    let terms: string[] = [];
    let isDescribed = false;
    const flatChildren = list.children
      .filter(isTag)
      .flatMap((child) => (child.name === 'div' ? child.children.filter(isTag) : [child]));
    for (const child of flatChildren) {
      if (isHidden(child)) continue;
      const text = visibleText(child.children);
      if (child.name === 'dt') {
        // Several terms before a description share it.
        terms = isDescribed ? [text] : [...terms, text];
        isDescribed = false;
      } else if (child.name !== 'dd') loose.push(child);
      else if (text !== '') {
        items.push({ term: terms.filter(Boolean).join(', '), description: text });
        isDescribed = true;
      }
    }
    if (items.length > 0) this.blocks.push({ kind: 'definitions', items });
    this.readAll(items.length > 0 ? loose : list.children);
  }

  private readTable(table: Element): void {
    const rows = findRows(table);
    const tables = readTables(table, rows);
    if (tables) {
      this.blocks.push(...tables);
      return;
    }
    for (const { cells } of rows)
      for (const cell of cells) {
        this.readAll(cell.children);
        this.endParagraph();
      }
  }

  private addParagraph(text: string): void {
    if (text !== '') this.blocks.push({ kind: 'paragraph', text });
  }
}

/** Text that isn't only a sign between items. */
const isWritten = (node: ChildNode): boolean => isText(node) && /[\p{L}\p{N}]/u.test(node.data);

/** Text of a list item, followed by the items of its nested lists. */
function readItem(item: Element): string[] {
  const isInnerList = (node: ChildNode): node is Element =>
    isTag(node) && (node.name === 'ul' || node.name === 'ol');
  const inner = item.children.filter(isInnerList).filter((list) => !isHidden(list));
  const own = visibleText(item.children.filter((child) => !isInnerList(child)));
  return [own, ...inner.flatMap((list) => list.children.filter(isTag).flatMap(readItem))];
}

function leadsWithinPage(node: ChildNode): boolean {
  if (isText(node)) return /^[\s|·•»/-]*$/.test(node.data);
  if (!isTag(node)) return true;
  if (node.name === 'a') return node.attribs.href?.startsWith('#') ?? false;
  return node.name === 'br' || (node.children.length > 0 && node.children.every(leadsWithinPage));
}

const richElements = new Set([
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dl',
  'details',
  'section',
  'article',
]);

/** Whether a list item contains blocks of its own, so that the list is only page layout. */
function isRich(element: Element): boolean {
  if (richElements.has(element.name)) return true;
  return element.children.some((child) => isTag(child) && isRich(child));
}

function containsBlock(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && (blockElements.has(child.name) || containsBlock(child)),
  );
}

/** A short bold line acts as a heading. */
function isPseudoHeading(nodes: readonly ChildNode[], text: string): boolean {
  if (text.includes('\n') || /[.!,;]$/.test(text) || text.split(' ').length > pseudoHeadingWordLimit)
    return false;
  if (/\d{3}|@/.test(text)) return false;
  return nodes.every((node) => (isText(node) ? node.data.trim() === '' : isTag(node) && isBold(node)));
}

function isBold(element: Element): boolean {
  if (element.name === 'strong' || element.name === 'b') return true;
  if (element.name === 'br') return true;
  const visible = element.children.filter((child) =>
    isText(child) ? child.data.trim() !== '' : isTag(child),
  );
  return visible.length > 0 && visible.every((child) => isTag(child) && isBold(child));
}
