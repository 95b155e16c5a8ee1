import { type Element, isTag } from 'domhandler';
import { wholeText } from '../element-text.ts';
import { setChildren } from '../tree-edits.ts';

/** Roles of cells by the elements that mean the same (WAI-ARIA 1.2, 5.4). */
const cellNames: Readonly<Record<string, string>> = {
  ...{ cell: 'td', gridcell: 'td' },
  ...{ columnheader: 'th', rowheader: 'th' },
};

/** Makes a table of one that is built of other elements, which only their roles tell, if all its words stand in cells. */
export function nameTableParts(elements: readonly Element[]): void {
  for (const table of elements) {
    if (table.name === 'table' || !/^(?:table|grid)$/.test(table.attribs.role ?? '')) continue;
    const rows = findParts(table, ({ role }) => role === 'row');
    if (rows.length < 2) continue;
    const cells = rows.map((row) => findParts(row, ({ role = '' }) => Object.hasOwn(cellNames, role)));
    const told = cells.flat().reduce((sum, cell) => sum + countLetters(cell), 0);
    if (told !== countLetters(table)) continue;
    table.name = 'table';
    setChildren(table, rows);
    for (const [index, row] of rows.entries()) {
      row.name = 'tr';
      setChildren(row, cells[index] ?? []);
    }
    for (const cell of cells.flat()) cell.name = cellNames[cell.attribs.role ?? ''] ?? 'td';
  }
}

/** The outermost elements within one that have these attributes. */
function findParts(within: Element, has: (attributes: Element['attribs']) => boolean): Element[] {
  return within.children
    .filter(isTag)
    .flatMap((child) => (has(child.attribs) ? [child] : findParts(child, has)));
}

const countLetters = (element: Element): number => wholeText(element).replace(/\s+/g, '').length;
