import type { Block } from '#functions/ingest/content.ts';
import type { Statement } from './knowledge.ts';
import { splitSentences } from './split-sentences.ts';

/** The quotable pieces of one block: sentences, items, definitions, or table rows said with their headers. */
export function blockStatements(block: Block, number: number): Statement[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: block.text, block: number }];
    case 'paragraph':
      return splitSentences(block.text).map((text) => ({ kind: 'sentence', text, block: number }));
    case 'list':
      return block.items.flatMap((text): Statement[] =>
        text.length < 400
          ? [{ kind: 'item', text, block: number }]
          : splitSentences(text).map((sentence) => ({ kind: 'sentence', text: sentence, block: number })),
      );
    case 'definitions':
      return block.items.map(({ term, description }) => ({
        kind: 'definition',
        text: term === '' ? description : `${term.replace(/\s*:$/, '')}: ${description}`,
        quote: `${term} ${description}`.trim(),
        block: number,
      }));
    case 'table':
      return tableStatements(block, number);
  }
}

function tableStatements(table: Extract<Block, { kind: 'table' }>, number: number): Statement[] {
  const caption: Statement[] = table.caption ? [{ kind: 'heading', text: table.caption, block: number }] : [];
  const rows = table.rows
    .map((cells) => ({ text: sayRow(table.header, cells), quote: joinCells(cells) }))
    .filter(({ quote }) => quote !== '');
  return [
    ...caption,
    ...rows.map(({ text, quote }): Statement => ({ kind: 'row', text, quote, block: number })),
  ];
}

/** A row in words: "Label — Header: value; Header: value". Without headers: "Label: value; value". */
function sayRow(header: readonly string[], cells: readonly string[]): string {
  const [label = '', ...values] = cells;
  const parts: string[] = [];
  values.forEach((value, index) => {
    if (value === '' || value === values[index - 1]) return;
    const name = header[index + 1] ?? '';
    parts.push(name === '' || name === value ? value : `${name.replace(/\s*:$/, '')}: ${value}`);
  });
  if (label === '') return parts.join('; ');
  if (parts.length === 0) return label;
  return header.some((name) => name !== '')
    ? `${label.replace(/\s*:$/, '')} — ${parts.join('; ')}`
    : `${label.replace(/\s*:$/, '')}: ${parts.join('; ')}`;
}

function joinCells(cells: readonly string[]): string {
  return cells.filter((cell, index) => cell !== '' && cell !== cells[index - 1]).join(' ');
}
