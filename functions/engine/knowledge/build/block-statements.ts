import { joinCells, printedRows } from '#functions/engine/documents/content/block-text.ts';
import type { Block } from '#functions/engine/documents/content/content.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import type { Statement } from '../knowledge.ts';
import { splitSentences } from './split-sentences.ts';

/** The quotable pieces of a block: sentences, items, definitions, or table rows spelled out with their headers. */
export function blockStatements(block: Block, number: number): Statement[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: block.text, block: number }];
    case 'paragraph':
      return splitSentences(block.text).map((text) => ({
        kind: 'sentence',
        text,
        block: number,
        ...(block.startSeconds !== undefined && { startSeconds: block.startSeconds }),
      }));
    case 'list':
      return block.items.flatMap((text): Statement[] =>
        text.length < 400
          ? [{ kind: 'item', ...onOneLine(text), block: number }]
          : splitSentences(text).map((sentence) => ({ kind: 'sentence', text: sentence, block: number })),
      );
    case 'definitions':
      return block.items.map(({ term, description }) => ({
        kind: 'definition',
        text: oneLine(term === '' ? description : `${withoutColon(term)}: ${description}`),
        quote: joinCells([term, description]),
        block: number,
      }));
    case 'table':
      return tableStatements(block, number);
  }
}

/** Joins the lines of an item; its quote keeps them, because they are separate on the page. */
function onOneLine(text: string): Pick<Statement, 'text' | 'quote'> {
  return text.includes('\n') ? { text: oneLine(text), quote: text } : { text };
}

/** Joins lines, with commas between independent ones and a space between wrapped ones. */
function oneLine(text: string): string {
  return text.replace(/(?<![.,;:!?([–-])\n(?=[\p{Lu}\p{N}])/gu, ', ').replaceAll('\n', ' ');
}

function tableStatements(table: Extract<Block, { kind: 'table' }>, number: number): Statement[] {
  const caption: Statement[] = table.caption ? [{ kind: 'heading', text: table.caption, block: number }] : [];
  const printed = printedRows(table);
  const shape = namesDays(table.header) ? { ...table, labelColumns: 0 } : table;
  const filled = shape.labelColumns === 0 ? table.rows : fillLabels(table.rows);
  const rows = filled
    .map((cells, index) => ({ text: oneLine(sayRow(shape, cells)), quote: joinCells(printed[index] ?? []) }))
    .filter(({ quote }) => quote !== '');
  return [
    ...caption,
    ...rows.map(({ text, quote }): Statement => ({ kind: 'row', text, quote, block: number })),
  ];
}

/** Whether days stand across the top from the first column on, so that no column names the rows. */
function namesDays(header: readonly string[]): boolean {
  return header.length > 1 && header.every((name) => findWeekdays(name).length > 0);
}

/** A row with an empty first cell continues the label above, such as "Monday" over two lessons. */
function fillLabels(rows: readonly (readonly string[])[]): string[][] {
  let label = '';
  return rows.map(([first = '', ...values]) => {
    const isContinued = first === '' && values.some((value) => value !== '');
    if (!isContinued) label = first;
    return [isContinued ? label : first, ...values];
  });
}

/**
 * A row in words: "Label — Header: value; Header: value". Without headers: "Label: value; value". Neighbours of one value
 * share it: "Monday, Tuesday: closed".
 */
function sayRow({ header, labelColumns = 1 }: TableShape, cells: readonly string[]): string {
  const label = uniqueInRow(cells.slice(0, labelColumns)).join(', ').replaceAll('\n', ' ');
  const runs: { names: string[]; value: string }[] = [];
  for (let column = labelColumns; column < cells.length; column++) {
    const value = cells[column] ?? '';
    const name = withoutColon(header[column] ?? '');
    const last = runs.at(-1);
    if (last && value !== '' && value === cells[column - 1]) last.names.push(name);
    else if (value !== '') runs.push({ names: [name], value });
  }
  const parts = runs.map(({ names, value }) => {
    const said = uniqueInRow(names).filter((name) => name !== withoutColon(value));
    return said.length === 0 ? value : `${said.join(', ')}: ${value}`;
  });
  if (label === '') return parts.join('; ');
  if (parts.length === 0) return label;
  const separator = header.some((name) => name !== '') ? ' —' : ':';
  return `${withoutColon(label)}${separator} ${parts.join('; ')}`;
}

type TableShape = { header: readonly string[]; labelColumns?: number | undefined };

const withoutColon = (text: string): string => text.replace(/\s*:$/, '');

const uniqueInRow = (cells: readonly string[]): string[] => [...new Set(cells)].filter((cell) => cell !== '');
