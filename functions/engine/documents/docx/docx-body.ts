import { BlockBuilder } from '../content/block-builder.ts';
import type { Block } from '../content/content.ts';
import { looksLikePageNumber } from '../content/page-number.ts';
import { raiseDigits } from '../content/raised-digits.ts';
import { StruckText } from '../content/struck-text.ts';
import { readSymbols } from '../content/symbol-fonts.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import { readXml } from '../package/read-xml.ts';
import { DocxLinks } from './docx-links.ts';
import type { OrderedLists } from './docx-numbering.ts';
import { isDark, isUnreadable, plainRun, type Run } from './docx-run.ts';
import { type DocxStyles, isOn, strikes } from './docx-styles.ts';
import { type LinkedParts, noParts } from './linked-parts.ts';

/** Deleted or moved text, the fallback copy of a drawing, and properties from before a tracked change. */
const skippedElements = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:pPrChange',
  'w:rPrChange',
  'w:tblPrChange',
  'w:sectPr',
]);

type Paragraph = {
  text: string;
  styleId: string;
  numberingId: string | undefined;
  outlineLevel: number | undefined;
  /** Whether every visible run so far is bold. */
  bold: boolean;
  /** Whether it holds the number of its page. */
  countsPages: boolean;
  isShaded: boolean;
};
type Cell = { lines: string[]; span: number; continues: boolean };
/** Streams `word/document.xml`, or a similar part such as footnotes, into blocks. */
export function readDocxBody(
  xml: string,
  styles: DocxStyles,
  isOrdered: OrderedLists,
  linked: LinkedParts = noParts,
): Block[] {
  const hasGround = /<(?:wp:anchor|w:background|w:pict)\b/.test(xml);
  const reader = new BodyReader({ styles, isOrdered, linked, hasGround });
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return reader.builder.blocks;
}

type BodyBasis = { styles: DocxStyles; isOrdered: OrderedLists; linked: LinkedParts; hasGround: boolean };

class BodyReader {
  readonly builder = new BlockBuilder();
  private readonly styles: DocxStyles;
  private readonly isOrdered: OrderedLists;
  /** Paragraphs nest in text boxes, and tables in cells. */
  private readonly paragraphs: Paragraph[] = [];
  private readonly tables: { rows: Cell[][]; headerRows: number }[] = [];
  private readonly struck = new StruckText();
  private run: Run = plainRun;
  private inRun = false;
  /** Whether a picture or a page color may lie below the text. */
  private readonly hasGround: boolean;
  private inText = false;
  private inFieldCode = false;
  private skipped = 0;

  private readonly linked: LinkedParts;
  private readonly links: DocxLinks;

  constructor({ styles, isOrdered, linked, hasGround }: BodyBasis) {
    this.hasGround = hasGround;
    this.styles = styles;
    this.isOrdered = isOrdered;
    this.linked = linked;
    this.links = new DocxLinks(linked);
  }

  open(name: string, attributes: Record<string, string>): void {
    if (skippedElements.has(name)) this.skipped++;
    if (this.skipped > 0) return;
    this.links.open(name, attributes, this.paragraphs.at(-1)?.text);
    if (name === 'w:altChunk') this.builder.addBlocks(this.linked.readChunk(attributes['r:id'] ?? ''));
    if (name === 'dgm:relIds') this.builder.addBlocks(this.linked.readDiagram(attributes['r:dm'] ?? ''));
    if (this.openStructure(name, attributes)) return;
    if (this.inRun) this.openRunProperty(name, attributes);
    else this.openProperty(name, attributes['w:val'] ?? '', attributes['w:fill']);
  }

  text(text: string): void {
    if (this.inFieldCode) {
      this.readFieldCode(text);
      this.links.readCode(text);
    }
    if (this.inText && this.skipped === 0) this.append(text);
  }

  close(name: string): void {
    if (skippedElements.has(name)) {
      this.skipped--;
      return;
    }
    if (this.skipped > 0) return;
    if (name === 'w:t' || name === 'm:t') this.inText = false;
    else if (name === 'w:r') this.inRun = false;
    else if (name === 'w:instrText') this.inFieldCode = false;
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:tbl') this.endTable();
    else this.endLink(name);
  }

  private openStructure(name: string, attributes: Record<string, string>): boolean {
    switch (name) {
      case 'w:p':
        // Text boxes stand within a run.
        this.inRun = false;
        this.paragraphs.push({
          text: '',
          styleId: '',
          numberingId: undefined,
          outlineLevel: undefined,
          bold: true,
          countsPages: false,
          isShaded: false,
        });
        return true;
      case 'w:r':
        this.run = { ...plainRun, bold: this.styles.isBold(this.paragraphs.at(-1)?.styleId ?? '') };
        this.inRun = true;
        return true;
      case 'w:t':
      case 'm:t':
        this.inText = true;
        return true;
      case 'w:instrText':
        this.inFieldCode = true;
        return true;
      case 'w:fldSimple':
        this.readFieldCode(attributes['w:instr'] ?? '');
        return true;
      case 'w:tab':
        this.append(' ');
        return true;
      case 'w:sym':
        this.append(symbolOf(attributes));
        return true;
      case 'w:noBreakHyphen':
        this.append('-');
        return true;
      case 'w:br':
      case 'w:cr':
        this.append(attributes['w:type'] === 'page' ? ' ' : '\n');
        return true;
      case 'w:tbl':
        this.inRun = false;
        this.tables.push({ rows: [], headerRows: 0 });
        return true;
      case 'w:tr':
        this.tables.at(-1)?.rows.push([]);
        return true;
      case 'w:tc':
        this.tables.at(-1)?.rows.at(-1)?.push({ lines: [], span: 1, continues: false });
        return true;
      default:
        return false;
    }
  }

  private openRunProperty(name: string, attributes: Record<string, string>): void {
    const value = attributes['w:val'] ?? '';
    if (strikes(name)) this.run.isStruck = isOn(value) || this.run.isStruck === true;
    switch (name) {
      case 'w:b':
        this.run.bold = isOn(value);
        return;
      case 'w:vanish':
      case 'w:webHidden':
        // Either hides, and one that is off does not show what the other hides.
        this.run.isHidden = isOn(value) || this.run.isHidden === true;
        return;
      case 'w:rStyle':
        this.run.styleId = value;
        return;
      case 'w:rFonts':
        this.run.font = attributes['w:ascii'] ?? '';
        return;
      case 'w:color':
        this.run.color = value;
        return;
      case 'w:sz':
        this.run.size = Number(value);
        return;
      case 'w:vertAlign':
        this.run.isRaised = value === 'superscript';
        return;
      case 'w:highlight':
        this.run.isShaded ||= isDark(value);
        return;
      case 'w:shd':
        this.run.isShaded ||= isDark(attributes['w:fill']);
        return;
      default:
    }
  }

  private openProperty(name: string, value: string, fill: string | undefined): void {
    const paragraph = this.paragraphs.at(-1);
    const cell = this.tables.at(-1)?.rows.at(-1)?.at(-1);
    if (name === 'w:tblHeader' && isOn(value)) this.countHeaderRow();
    else if (name === 'w:gridSpan' && cell) cell.span = Math.min(Number(value) || 1, 50);
    else if (name === 'w:vMerge' && cell) cell.continues = value !== 'restart';
    else if (!paragraph) return;
    else if (name === 'w:pStyle') paragraph.styleId = value;
    else if (name === 'w:shd') paragraph.isShaded ||= isDark(fill);
    else if (name === 'w:numId') paragraph.numberingId = value;
    else if (name === 'w:outlineLvl') paragraph.outlineLevel = Number(value) + 1;
  }

  private append(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph || this.isRunHidden(paragraph)) return;
    const isStruck = this.run.isStruck ?? this.styles.isStruck(this.run.styleId, paragraph.styleId);
    if (isStruck && !this.struck.tells(text, paragraph.text)) return;
    paragraph.text += this.run.isRaised ? raiseDigits(text) : readSymbols(text, this.run.font);
    if (text.trim() !== '') paragraph.bold &&= this.run.bold;
  }

  private isRunHidden({ styleId, isShaded }: Paragraph): boolean {
    const isHidden = this.run.isHidden ?? this.styles.isHidden(this.run.styleId, styleId);
    const isInside = this.tables.length > 0 || this.paragraphs.length > 1;
    return isHidden || isUnreadable(this.run, isShaded || isInside || this.hasGround);
  }

  private endLink(name: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph) paragraph.text += this.links.close(name, paragraph.text);
  }

  private readFieldCode(code: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph && /\b(?:NUM)?PAGES?\b/.test(code)) paragraph.countsPages = true;
  }

  private countHeaderRow(): void {
    const table = this.tables.at(-1);
    if (table && table.headerRows === table.rows.length - 1) table.headerRows++;
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph || paragraph.text.trim() === '') return;
    if (paragraph.countsPages && looksLikePageNumber(paragraph.text)) return;
    const cell = this.tables.at(-1)?.rows.at(-1)?.at(-1);
    if (cell) cell.lines.push(paragraph.text);
    else this.addParagraph(paragraph);
  }

  private addParagraph({
    text,
    styleId,
    numberingId = this.styles.numberingId(styleId),
    ...own
  }: Paragraph): void {
    if (this.styles.isTableOfContents(styleId)) return;
    const level = this.styles.headingLevel(styleId) ?? headingLevel(own.outlineLevel);
    const listId = level === undefined && numberingId !== '0' ? numberingId : undefined;
    const list = listId === undefined ? undefined : { id: listId, ordered: this.isOrdered(listId) };
    this.builder.addParagraph({ text, level, list, bold: own.bold });
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (!table) return;
    const rows = spreadCells(table.rows);
    const outerCell = this.tables.at(-1)?.rows.at(-1)?.at(-1);
    if (outerCell) outerCell.lines.push(...rows.map((row) => row.filter(Boolean).join(' | ')));
    else
      this.builder.addBlocks(
        tableFromRows(rows, table.headerRows > 0 ? { headerRows: table.headerRows } : {}),
      );
  }
}

function symbolOf(attributes: Record<string, string>): string {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16);
  return code > 0 && code <= 0xffff ? readSymbols(String.fromCharCode(code), attributes['w:font'] ?? '') : '';
}

function headingLevel(outlineLevel: number | undefined): number | undefined {
  return outlineLevel !== undefined && outlineLevel <= 9 ? outlineLevel : undefined;
}

/** Puts a cell that spans columns in the first of them, and repeats a cell that spans rows in each. */
function spreadCells(rows: Cell[][]): string[][] {
  const grid: string[][] = [];
  for (const cells of rows) {
    const row: string[] = [];
    for (const cell of cells) {
      const above = grid.at(-1)?.[row.length] ?? '';
      row.push(cell.continues ? above : cell.lines.join('\n'), ...Array<string>(cell.span - 1).fill(''));
    }
    grid.push(row);
  }
  return grid;
}
