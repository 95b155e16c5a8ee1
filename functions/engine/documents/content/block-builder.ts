import type { Block } from './content.ts';

/** A paragraph as word processors describe it. */
export type StyledParagraph = {
  text: string;
  /** Heading level, when style or outline give one. */
  level?: number | undefined;
  /** The list it belongs to; neighbours of one list become one block. */
  list?: { id: string; ordered: boolean } | undefined;
  /** Whether all of it is in bold type. */
  bold?: boolean;
};

/** A short line wholly in bold type works as a heading for what follows. */
const boldHeadingLengthLimit = 80;
const boldHeadingLevel = 6;

/** Turns the paragraphs of a word processor into blocks. */
export class BlockBuilder {
  readonly blocks: Block[] = [];
  private listId: string | undefined;

  addParagraph({ text, level, list, bold = false }: StyledParagraph): void {
    if (text.trim() === '') return;
    const last = this.blocks.at(-1);
    if (level !== undefined) this.blocks.push({ kind: 'heading', level: Math.min(level, 6), text });
    else if (list && last?.kind === 'list' && this.listId === list.id) last.items.push(text);
    else if (list) this.blocks.push({ kind: 'list', ordered: list.ordered, items: [text] });
    else if (bold && looksLikeHeading(text))
      this.blocks.push({ kind: 'heading', level: boldHeadingLevel, text });
    else this.blocks.push({ kind: 'paragraph', text });
    this.listId = level === undefined ? list?.id : undefined;
  }

  addBlocks(blocks: Block[]): void {
    for (const block of blocks) this.blocks.push(block);
    this.listId = undefined;
  }
}

function looksLikeHeading(text: string): boolean {
  return text.length <= boldHeadingLengthLimit && /\p{L}/u.test(text) && !/[.,;\n]|\d{3}|@/.test(text.trim());
}
