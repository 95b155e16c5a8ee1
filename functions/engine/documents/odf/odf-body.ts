import { BlockBuilder } from '../content/block-builder.ts';
import type { Block } from '../content/content.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import { readXml } from '../package/read-xml.ts';
import type { OdfStyles } from './odf-styles.ts';
import { OdfText } from './odf-text.ts';

/** Of the title of a slide. */
const slideTitleLevel = 2;
const columnLimit = 50;

/** Streams the text of a document or presentation of OpenDocument into blocks. */
export function readOdfBody(xml: string, styles: OdfStyles): Block[] {
  const reader = new OdfBody(styles);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.texts.text(text),
  });
  return reader.builder.blocks;
}

class OdfBody {
  readonly builder = new BlockBuilder();
  readonly texts: OdfText;
  private readonly styles: OdfStyles;
  private readonly tables: { rows: string[][]; headerRows: number }[] = [];
  private readonly lists: string[] = [];
  private level: number | undefined;
  private isTitle = false;
  private isOnHiddenPage = false;

  constructor(styles: OdfStyles) {
    this.styles = styles;
    this.texts = new OdfText(styles);
  }

  open(name: string, attributes: Record<string, string>): void {
    this.texts.open(name, attributes);
    if (this.texts.isUnseen) return;
    switch (name) {
      case 'text:h':
        this.level = Number(attributes['text:outline-level'] ?? 1) || 1;
        return;
      case 'text:list':
        this.lists.push(attributes['text:style-name'] ?? this.lists.at(-1) ?? '');
        return;
      case 'draw:page':
        this.isOnHiddenPage = this.styles.isHidden(attributes['draw:style-name'] ?? '');
        return;
      case 'draw:frame':
        this.isTitle = attributes['presentation:class'] === 'title';
        return;
      case 'table:table':
        this.tables.push({ rows: [], headerRows: 0 });
        return;
      case 'table:table-row':
        this.tables.at(-1)?.rows.push([]);
        return;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.tables.at(-1)?.rows.at(-1)?.push('');
    }
  }

  close(name: string): void {
    const isUnseen = this.texts.isUnseen;
    const text = this.texts.close(name);
    if (isUnseen) return;
    if (text !== undefined) this.addParagraph(text);
    else if (name === 'text:list') this.lists.pop();
    else if (name === 'draw:frame') this.isTitle = false;
    else if (name === 'draw:page') this.isOnHiddenPage = false;
    else if (name === 'table:table-header-rows') this.endHeader();
    else if (name === 'table:table') this.endTable();
  }

  private addParagraph(text: string): void {
    const row = this.tables.at(-1)?.rows.at(-1);
    const level = this.level ?? (this.isTitle ? slideTitleLevel : undefined);
    this.level = undefined;
    if (this.isOnHiddenPage) return;
    if (row && row.length > 0) {
      row.push(`${row.pop() ?? ''}\n${text}`.trim());
      return;
    }
    const style = this.lists.at(-1);
    const list = style === undefined ? undefined : { id: style, ordered: this.styles.isOrdered(style) };
    this.builder.addParagraph({ text, list, ...(level !== undefined && { level }) });
  }

  private endHeader(): void {
    const table = this.tables.at(-1);
    if (table) table.headerRows = table.rows.length;
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (!table || this.isOnHiddenPage) return;
    const rows = table.rows.map((row) => row.slice(0, columnLimit));
    const outer = this.tables.at(-1)?.rows.at(-1);
    if (outer && outer.length > 0)
      outer.push(
        [outer.pop() ?? '', ...rows.map((row) => row.filter(Boolean).join(' | '))].join('\n').trim(),
      );
    else
      this.builder.addBlocks(
        tableFromRows(rows, table.headerRows > 0 ? { headerRows: table.headerRows } : {}),
      );
  }
}
