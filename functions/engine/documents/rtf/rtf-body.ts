import { BlockBuilder } from '../content/block-builder.ts';
import { StruckText } from '../content/struck-text.ts';
import { tableFromRows } from '../content/table-from-rows.ts';

/** Word allows 63 columns; more cells aren't a row. */
const cellLimit = 200;

/** Collects the text of an RTF body into paragraphs, lists and table rows. */
export class RtfBody {
  private readonly builder = new BlockBuilder();
  private readonly struck = new StruckText();
  private text = '';
  private bold = true;
  private level: number | undefined;
  private list: { id: string; ordered: boolean } | undefined;
  private inTable = false;
  private cells: string[] = [];
  private rows: string[][] = [];

  append(text: string, bold: boolean): void {
    this.text += text;
    if (text.trim() !== '') this.bold &&= bold;
  }

  get length(): number {
    return this.text.length;
  }

  /** What was added to the paragraph since it had this length. */
  textFrom(length: number): string {
    return this.text.slice(length);
  }

  tellsStruck(text: string): boolean {
    return this.struck.tells(text, this.text);
  }

  /** Marks a list item by its number or bullet. */
  markListItem(mark: string): void {
    this.list = { id: /\d/.test(mark) ? 'numbers' : 'marks', ordered: /\d/.test(mark) };
  }

  /** Handles a structural control word; returns false for any other. */
  control(word: string, parameter: number | undefined): boolean {
    switch (word) {
      case 'par':
      case 'sect':
      case 'page':
        this.endParagraph();
        return true;
      case 'pard':
        this.inTable = false;
        this.level = undefined;
        return true;
      case 'intbl':
        this.inTable = true;
        return true;
      case 'cell':
      case 'nestcell':
        this.endCell();
        return true;
      case 'row':
      case 'nestrow':
        this.endRow();
        return true;
      case 'outlinelevel':
        this.setLevel((parameter ?? 9) + 1);
        return true;
      default:
        return false;
    }
  }

  setLevel(level: number | undefined): void {
    // Outline level 10 is body text.
    this.level = level !== undefined && level <= 9 ? level : undefined;
  }

  finish() {
    this.inTable = false;
    this.endParagraph();
    this.endTable();
    return this.builder.blocks;
  }

  private endParagraph(): void {
    if (this.inTable) {
      this.text += '\n';
      return;
    }
    this.endTable();
    this.builder.addParagraph({ text: this.text, level: this.level, list: this.list, bold: this.bold });
    this.startText();
  }

  private endCell(): void {
    if (this.cells.length < cellLimit) this.cells.push(this.text);
    this.startText();
  }

  private endRow(): void {
    if (this.cells.length > 0) this.rows.push(this.cells);
    this.cells = [];
    this.startText();
  }

  private endTable(): void {
    if (this.cells.length > 0) this.endRow();
    if (this.rows.length > 0) this.builder.addBlocks(tableFromRows(this.rows));
    this.rows = [];
  }

  private startText(): void {
    this.text = '';
    this.bold = true;
    this.list = undefined;
  }
}
