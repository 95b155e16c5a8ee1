import { tellLinked } from '../html/addresses/tell-linked.ts';
import { IngestError } from '../ingest-error.ts';
import { readXml } from '../package/read-xml.ts';
import { addressInFormula } from '../xlsx/cell-text.ts';
import { dropHidden, type Hidden, type Sheet, sheetRowLimit } from '../xlsx/sheet-blocks.ts';
import type { OdfStyles } from './odf-styles.ts';
import { OdfText } from './odf-text.ts';

/** No table for readers is wider. */
const widestSheet = 1_000;
/** A filled row or cell that is repeated more often is a pattern. */
const filledRepeats = 100;

/** Streams the sheets of an OpenDocument spreadsheet that are shown, with the texts that their cells show. */
export function readOdfSheets(xml: string, styles: OdfStyles): Sheet[] {
  const reader = new OdfSheets(styles);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.texts.text(text),
  });
  return reader.sheets;
}

class OdfSheets {
  readonly sheets: Sheet[] = [];
  readonly texts: OdfText;
  private readonly styles: OdfStyles;
  private sheet: (Sheet & { hidden: Hidden; isHidden: boolean }) | undefined;
  private cell: { lines: string[]; repeats: number; rows: number; href: string } | undefined;
  private rowIndex = 0;
  private rowRepeats = 1;
  private column = 0;
  /** Cells that span down, by column. */
  private spanning = new Map<number, { text: string; left: number }>();

  constructor(styles: OdfStyles) {
    this.styles = styles;
    this.texts = new OdfText(styles);
  }

  open(name: string, attributes: Record<string, string>): void {
    this.texts.open(name, attributes);
    const repeats = (what: string) =>
      Math.max(Number(attributes[`table:number-${what}-repeated`] ?? 1) || 1, 1);
    const isCollapsed = /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
    switch (name) {
      case 'table:table':
        this.openSheet(attributes);
        return;
      case 'table:table-column':
        if (isCollapsed)
          this.sheet?.hidden.columns.push({ from: this.column, to: this.column + repeats('columns') - 1 });
        this.column += repeats('columns');
        return;
      case 'table:table-row':
        this.column = 0;
        this.rowRepeats = repeats('rows');
        if (isCollapsed)
          for (let at = 0; at < Math.min(this.rowRepeats, filledRepeats); at++)
            this.sheet?.hidden.rows.add(this.rowIndex + at);
        return;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.cell = {
          lines: [],
          repeats: repeats('columns'),
          rows: Number(attributes['table:number-rows-spanned'] ?? 1) || 1,
          href: addressInFormula(attributes['table:formula']),
        };
    }
  }

  close(name: string): void {
    const text = this.texts.close(name);
    if (text !== undefined) this.cell?.lines.push(text);
    else if (name === 'table:table-cell') this.endCell();
    else if (name === 'table:covered-table-cell') this.endCoveredCell();
    else if (name === 'table:table-row') this.rowIndex += this.rowRepeats;
    else if (name === 'table:table') this.endSheet();
  }

  private openSheet(attributes: Record<string, string>): void {
    const isHidden = this.styles.isHidden(attributes['table:style-name'] ?? '');
    const hidden: Hidden = { rows: new Set(), columns: [] };
    this.sheet = { name: attributes['table:name'] ?? '', rows: new Map(), hidden, isHidden };
    this.rowIndex = 0;
    this.column = 0;
    this.spanning = new Map();
  }

  private endCell(): void {
    const { lines, repeats, rows, href } = this.cell ?? { lines: [], repeats: 1, rows: 1, href: '' };
    this.cell = undefined;
    const words = lines.join('\n').trim();
    const text = words && words + tellLinked(words, href);
    if (rows > 1) this.spanning.set(this.column, { text, left: Math.min(rows, sheetRowLimit) - 1 });
    this.fill(text, repeats);
  }

  private endCoveredCell(): void {
    const span = this.spanning.get(this.column);
    const repeats = this.cell?.repeats ?? 1;
    this.cell = undefined;
    if (span) span.left--;
    if (span?.left === 0) this.spanning.delete(this.column);
    this.fill(span?.text ?? '', span ? 1 : repeats);
    if (span) this.column += repeats - 1;
  }

  private fill(text: string, repeats: number): void {
    const from = this.column;
    this.column += repeats;
    const { sheet } = this;
    if (text === '' || !sheet) return;
    if (from >= widestSheet) throw new IngestError('too-complex');
    for (let down = 0; down < Math.min(this.rowRepeats, filledRepeats); down++) {
      const row = sheet.rows.get(this.rowIndex + down) ?? new Map<number, string>();
      if (row.size === 0 && sheet.rows.size >= sheetRowLimit) return;
      for (let across = 0; across < Math.min(repeats, filledRepeats); across++) row.set(from + across, text);
      sheet.rows.set(this.rowIndex + down, row);
    }
  }

  private endSheet(): void {
    const { sheet } = this;
    this.sheet = undefined;
    if (sheet && !sheet.isHidden)
      this.sheets.push({ name: sheet.name, rows: dropHidden(sheet.rows, sheet.hidden) });
  }
}
