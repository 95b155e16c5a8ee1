import { BlockBuilder } from '../content/block-builder.ts';
import type { Block } from '../content/content.ts';
import { StruckText } from '../content/struck-text.ts';
import { readSymbols } from '../content/symbol-fonts.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import { readXml } from '../package/read-xml.ts';

const titleLevel = 2;
/** Number, date and footer of a slide stand on each. */
const frameTypes = /^(?:sldNum|dt|ftr|hdr)$/;

/** What is hidden as a whole: a shape, a group, a frame of a table. */
const holders = /:(?:sp|grpSp|graphicFrame|cxnSp)$/;
const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The text of shapes and tables in DrawingML (ECMA-376 part 1, 21): of slides, diagrams, and boxes on sheets. */
export function readDrawingText(xml: string): Block[] {
  const reader = new DrawingReader();
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return reader.builder.blocks;
}

class DrawingReader {
  readonly builder = new BlockBuilder();
  private readonly struck = new StruckText();
  private shape: 'text' | 'title' | 'frame' = 'text';
  private table: string[][] | undefined;
  private paragraph: { text: string; list?: { id: string; ordered: boolean } } | undefined;
  private run = { isStruck: false, font: '' };
  private isInText = false;
  private fallbacks = 0;
  /** Of each shape, group and frame around the text, whether it is hidden. */
  private readonly holders: boolean[] = [];

  open(name: string, attributes: Record<string, string>): void {
    if (holders.test(name)) this.holders.push(false);
    else if (/:cNvPr$/.test(name) && isOn(attributes.hidden)) this.holders.splice(-1, 1, true);
    switch (name) {
      case 'mc:Fallback':
        this.fallbacks++;
        return;
      case 'p:sp':
        this.shape = 'text';
        return;
      case 'p:ph':
        if (/^(?:ctrT|t)itle$/.test(attributes.type ?? '')) this.shape = 'title';
        else if (frameTypes.test(attributes.type ?? '')) this.shape = 'frame';
        return;
      case 'a:tbl':
        this.table = [];
        return;
      case 'a:tr':
        this.table?.push([]);
        return;
      case 'a:tc':
        this.table?.at(-1)?.push('');
        return;
      case 'a:p':
        this.paragraph = { text: '' };
        return;
      case 'a:buChar':
      case 'a:buAutoNum':
        if (this.paragraph) this.paragraph.list = { id: name, ordered: name === 'a:buAutoNum' };
        return;
      case 'a:r':
        this.run = { isStruck: false, font: '' };
        return;
      case 'a:rPr':
        this.run.isStruck = /^(?:sng|dbl)Strike$/.test(attributes.strike ?? '');
        return;
      case 'a:latin':
      case 'a:sym':
        this.run.font ||= attributes.typeface ?? '';
        return;
      case 'a:br':
        if (this.paragraph) this.paragraph.text += '\n';
        return;
      case 'a:t':
        this.isInText = true;
    }
  }

  text(text: string): void {
    if (!this.paragraph || !this.isInText || this.fallbacks > 0 || this.holders.includes(true)) return;
    if (this.run.isStruck && !this.struck.tells(text, this.paragraph.text)) return;
    this.paragraph.text += readSymbols(text, this.run.font);
  }

  close(name: string): void {
    if (holders.test(name)) this.holders.pop();
    if (name === 'mc:Fallback') this.fallbacks--;
    else if (name === 'a:t') this.isInText = false;
    else if (name === 'a:p') this.endParagraph();
    else if (name === 'a:tbl') {
      this.builder.addBlocks(tableFromRows(this.table ?? []));
      this.table = undefined;
    }
  }

  private endParagraph(): void {
    const { text = '', list } = this.paragraph ?? {};
    this.paragraph = undefined;
    if (text.trim() === '' || this.shape === 'frame') return;
    const row = this.table?.at(-1);
    if (row) row.push(`${row.pop() ?? ''}\n${text}`.trim());
    else this.builder.addParagraph({ text, list, ...(this.shape === 'title' && { level: titleLevel }) });
  }
}
