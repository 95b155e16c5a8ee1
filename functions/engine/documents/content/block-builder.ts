import type { Block } from './content.ts';

/** A word processor paragraph. */
export type StyledParagraph = {
  text: string;
  /** Heading level from style or outline. */
  level?: number | undefined;
  /** Its list; adjacent items of one list become one block. */
  list?: { id: string; ordered: boolean } | undefined;
  /** Whether the whole paragraph is bold. */
  bold?: boolean;
};

/** A short bold line acts as a heading. */
const boldHeadingLengthLimit = 80;
const boldHeadingLevel = 6;

/** Turns word processor paragraphs into blocks. */
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
