import type { Block } from '#functions/engine/documents/content/content.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import { isInstruction } from '../instruction-text.ts';
import type { Passage, Statement } from '../knowledge.ts';
import { blockStatements } from './block-statements.ts';
import { isCounter } from './counter.ts';
import { isGarbled } from './garbled-text.ts';

/** The size that worked best for retrieval. */
const passageWordLimit = 130;
const breadcrumbPattern = new RegExp(
  `^${pageSource(({ breadcrumb }) => breadcrumb)}\\s*(?:[>»›/|]|::)\\s`,
  'i',
);
/** Text without letters or digits. */
const ornamentPattern = /^[^\p{L}\p{N}]*$/u;
const leadInLength = 90;
const headingDepthLimit = 4;
/** Headings are indexed again with every passage below them, so a page-long heading would multiply. */
const indexedHeadingLength = 200;

/** Splits a source's blocks into passages at headings and at a size limit. `number` counts blocks. */
export function splitPassages(
  blocks: readonly { block: Block; number: number }[],
  source: number,
  siteWide: boolean,
): Passage[] {
  const splitter = new PassageSplitter(source, siteWide);
  for (const { block, number } of blocks) splitter.add(block, number);
  splitter.flush();
  return splitter.passages;
}

class PassageSplitter {
  readonly passages: Passage[] = [];
  private readonly source: number;
  private readonly siteWide: boolean;
  private headings: { level: number; text: string }[] = [];
  private statements: Statement[] = [];
  private words = 0;
  /** The line before a list that continues in the next passage. */
  private lead: string | undefined;
  private announced: string | undefined;

  constructor(source: number, siteWide: boolean) {
    this.source = source;
    this.siteWide = siteWide;
  }

  add(block: Block, number: number): void {
    const statements = blockStatements(block, number).filter(
      ({ text }) =>
        !isInstruction(text) &&
        !breadcrumbPattern.test(text) &&
        !ornamentPattern.test(text) &&
        !isGarbled(text),
    );
    if (block.kind === 'heading') {
      if (statements.length > 0) statements.push(...this.takeCounters());
      this.flush();
      this.lead = undefined;
      this.announced = undefined;
      this.headings = this.headings.filter(({ level }) => level < block.level);
      if (statements.length > 0) {
        this.headings.push({ level: block.level, text: block.text.slice(0, indexedHeadingLength) });
      }
    }
    if (block.kind === 'table' && this.words > passageWordLimit / 2) this.flush();
    const caption = block.kind === 'table' ? block.caption : undefined;
    for (const statement of statements) {
      const words = countWords(statement.text);
      if (this.words > 0 && this.words + words > passageWordLimit) this.flush();
      this.statements.push(statement);
      if (caption) this.announced = caption.slice(0, indexedHeadingLength);
      else if (statement.text.endsWith(':')) this.announced = statement.text;
      else if (statement.kind === 'sentence' && statement.text.length > leadInLength)
        this.announced = undefined;
      this.words += words;
    }
    if (caption) this.announced = undefined;
  }

  /** "3" right above a heading is its number or figure and belongs to it. */
  private takeCounters(): Statement[] {
    const end = this.statements.findLastIndex(({ text }) => !isCounter(text)) + 1;
    return end === 0 ? [] : this.statements.splice(end);
  }

  flush(): void {
    if (this.statements.length === 0) return;
    this.passages.push({
      source: this.source,
      headings: [
        ...this.headings.slice(-headingDepthLimit).map(({ text }) => text),
        ...(this.lead ? [this.lead] : []),
      ],
      statements: this.statements,
      siteWide: this.siteWide,
    });
    this.statements = [];
    this.words = 0;
    this.lead = this.announced;
  }
}
