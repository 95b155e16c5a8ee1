import { tellLinked } from '../html/addresses/tell-linked.ts';
import { IngestError } from '../ingest-error.ts';
import { readXml } from '../package/read-xml.ts';
import { addressInFormula, CellTextReader, type Run, textOf } from './cell-text.ts';
import { localName } from './local-name.ts';
import { dropHidden, type Hidden, isHiddenColumn, type Sheet, sheetRowLimit } from './sheet-blocks.ts';
import type { CellStyles } from './xlsx-styles.ts';

/** Excel's limit of characters per cell. */
const cellLengthLimit = 32_767;
/** No table for readers is wider; a value beyond would turn a sparse sheet into a dense grid (dimension bomb). */
const sheetColumnLimit = 1_000;
const mergeLimit = 10_000;

/** What colors cells besides their own styles: rules, styles of tables, and a picture below the sheet. */
const otherGrounds = /<(?:\w+:)?(?:conditionalFormatting|tableParts|picture)\b/;

/** Streams a worksheet. Returns its rows, whether the row limit dropped some, and how many formulas have no stored result. */
export function readXlsxSheet(
  xml: string,
  sharedStrings: readonly Run[][],
  styles: CellStyles,
  addressOf: (relationId: string) => string,
) {
  const rows: Sheet['rows'] = new Map();
  const merges: string[] = [];
  let rowIndex = -1;
  let column = -1;
  let cell: { type: string; style: number; reader: CellTextReader; formula?: string } | undefined;
  let isInFormula = false;
  let missingResults = 0;
  let skippedRows = false;
  let defaultHeight: string | undefined;
  const hidden: Hidden = { rows: new Set(), columns: [] };
  const hasOtherGrounds = otherGrounds.test(xml);

  function display({ type, style, reader: { runs } }: NonNullable<typeof cell>): string {
    const value = textOf(runs);
    const show = (shown: readonly Run[]) => styles.showText(shown, style, hasOtherGrounds);
    if (type === 's') return show(sharedStrings[Number(value)] ?? []);
    if (type === 'e') return '';
    if (type === 'd') return show([{ text: styles.formatDate(value, style), font: undefined }]);
    const number = Number(value);
    const isNumber = type === 'n' && value !== '' && Number.isFinite(number);
    if (isNumber) return show([{ text: styles.formatNumber(number, style), font: undefined }]);
    return type === 'b' ? show([{ text: value === '1' ? 'TRUE' : 'FALSE', font: undefined }]) : show(runs);
  }

  readXml(xml, {
    open(prefixedName, attributes) {
      const name = localName(prefixedName);
      if (name === 'sheetFormatPr') defaultHeight = attributes.defaultRowHeight;
      else if (name === 'row') {
        rowIndex = attributes.r ? Number(attributes.r) - 1 : rowIndex + 1;
        column = -1;
        if (isHidden(attributes, attributes.ht ?? defaultHeight)) hidden.rows.add(rowIndex);
      } else if (name === 'col') {
        if (isHidden(attributes, attributes.width) && hidden.columns.length < sheetColumnLimit)
          hidden.columns.push({ from: Number(attributes.min) - 1, to: Number(attributes.max) - 1 });
      } else if (name === 'c') {
        column = attributes.r ? columnIndex(attributes.r) : column + 1;
        const style = Number(attributes.s ?? 0);
        cell = { type: attributes.t ?? 'n', style, reader: new CellTextReader() };
      } else if (name === 'mergeCell' && merges.length < mergeLimit) merges.push(attributes.ref ?? '');
      else if (name === 'hyperlink') tellAddress(rows, attributes, addressOf);
      else if (name === 'f' && cell) {
        cell.formula = '';
        isInFormula = true;
      } else cell?.reader.open(name, attributes);
    },
    text(text) {
      if (isInFormula && cell) cell.formula += text;
      cell?.reader.text(text);
      if (cell && cell.reader.length > cellLengthLimit) throw new IngestError('too-complex');
    },
    close(prefixedName) {
      const name = localName(prefixedName);
      if (name === 'f') isInFormula = false;
      if (name !== 'c' || !cell) {
        cell?.reader.close(name);
        return;
      }
      if (cell.formula !== undefined && cell.reader.length === 0) missingResults++;
      const shown = display(cell).trim();
      const text = shown && shown + tellLinked(shown, addressInFormula(cell.formula));
      cell = undefined;
      if (text === '') return;
      if (column >= sheetColumnLimit) throw new IngestError('too-complex');
      const row = rows.get(rowIndex) ?? new Map<number, string>();
      if (rows.size >= sheetRowLimit && row.size === 0) {
        skippedRows = true;
        return;
      }
      rows.set(rowIndex, row.set(column, text));
    },
  });
  for (const merge of merges) fillDown(rows, merge, hidden);
  return { rows: dropHidden(rows, hidden), skippedRows, missingResults };
}

/** The mailbox or number behind the words of a cell; links stand after all cells. */
function tellAddress(
  rows: Sheet['rows'],
  attributes: Record<string, string>,
  addressOf: (relationId: string) => string,
): void {
  const { ref = '' } = attributes;
  const row = rows.get(Number(/\d+/.exec(ref)?.[0]) - 1);
  const column = columnIndex(ref);
  const text = row?.get(column);
  if (text) row?.set(column, text + tellLinked(text, addressOf(attributes['r:id'] ?? '')));
}

function isHidden({ hidden }: Record<string, string>, size: string | undefined): boolean {
  return hidden === '1' || hidden === 'true' || (size !== undefined && Number(size) === 0);
}

/** A label that spans rows belongs to each of them; one that begins in a hidden column shows in the next. */
function fillDown(rows: Sheet['rows'], merge: string, hidden: Hidden): void {
  const [from = '', to = ''] = merge.split(':');
  const column = columnIndex(from);
  const lastColumn = Math.min(columnIndex(to || from), column + sheetColumnLimit);
  let shown = column;
  while (shown < lastColumn && isHiddenColumn(hidden, shown)) shown++;
  const first = Number(/\d+/.exec(from)?.[0]) - 1;
  const text = rows.get(first)?.get(column);
  const last = Math.min(Number(/\d+/.exec(to)?.[0]) - 1, first + rows.size);
  if (text === undefined) return;
  for (let index = first; index <= last; index++) rows.get(index)?.set(shown, text);
}

/** Zero-based column of a reference such as `AB12`. */
function columnIndex(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A';
  return Array.from(letters).reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
