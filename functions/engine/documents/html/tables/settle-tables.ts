import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { setChildren } from '../tree-edits.ts';

type Level = 'table' | 'section' | 'row';

const sections = new Set(['thead', 'tbody', 'tfoot']);
const cells = new Set(['td', 'th']);
const tableParts = new Set([...sections, ...cells, 'tr', 'caption', 'colgroup', 'col']);
const machineParts = new Set(['script', 'style', 'template']);
/** Each move reads the siblings of the table. */
const looseTableLimit = 200;

/**
 * Puts what stands loose in tables where browsers show it: words between rows before the table, cells without a row
 * into one, and rows within a form or another element into the table (HTML standard, section 13.2.6.4.9).
 */
export function settleTables(elements: readonly Element[]): void {
  const holders = findHolders(elements);
  let moves = 0;
  for (const table of elements) {
    if (table.name !== 'table' || moves >= looseTableLimit || isSettled(table, 'table')) continue;
    const loose: ChildNode[] = [];
    settle(table, 'table', { holders, loose });
    if (loose.length === 0) continue;
    putBefore(table, loose);
    moves++;
  }
}

/** Elements other than tables that hold parts of one at any depth. */
function findHolders(elements: readonly Element[]): Set<Element> {
  const holders = new Set<Element>();
  // Children come after their parents.
  for (const element of elements.toReversed()) {
    const { name, parent } = element;
    const holds = tableParts.has(name) || (name !== 'table' && holders.has(element));
    if (holds && parent && isTag(parent)) holders.add(parent);
  }
  return holders;
}

/** Nearly all tables are. */
function isSettled(part: Element, level: Level): boolean {
  return part.children.every((child) => {
    if (!isShown(child)) return true;
    if (!isTag(child) || !fits(child, level)) return false;
    const inner = levelWithin(child);
    return inner === undefined || isSettled(child, inner);
  });
}

type Settling = { holders: ReadonlySet<Element>; loose: ChildNode[] };

function settle(part: Element, level: Level, settling: Settling): void {
  const kept: ChildNode[] = [];
  let row: Element | undefined;
  const take = (node: ChildNode) => {
    if (!isTag(node)) {
      if (isShown(node)) settling.loose.push(node);
    } else if (machineParts.has(node.name)) kept.push(node);
    else if (fits(node, level)) {
      const inner = levelWithin(node);
      if (inner) settle(node, inner, settling);
      row = undefined;
      kept.push(node);
    } else if (cells.has(node.name)) {
      if (!row) {
        row = new Element('tr', {});
        kept.push(row);
      }
      setChildren(row, [...row.children, node]);
    } else if (settling.holders.has(node)) node.children.forEach(take);
    else settling.loose.push(node);
  };
  part.children.forEach(take);
  setChildren(part, kept);
}

function fits({ name }: Element, level: Level): boolean {
  switch (level) {
    case 'table':
      return (
        name === 'tr' || sections.has(name) || name === 'caption' || name === 'colgroup' || name === 'col'
      );
    case 'section':
      return name === 'tr';
    case 'row':
      return cells.has(name);
  }
}

function levelWithin({ name }: Element): Level | undefined {
  if (name === 'tr') return 'row';
  return sections.has(name) ? 'section' : undefined;
}

function isShown(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isTag(node) && !machineParts.has(node.name);
}

function putBefore(table: Element, nodes: ChildNode[]): void {
  const { parent } = table;
  if (!parent) return;
  const at = parent.children.indexOf(table);
  setChildren(parent, [...parent.children.slice(0, at), ...nodes, ...parent.children.slice(at)]);
}
