import type { Block } from '#functions/engine/documents/content/content.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import { isInstruction } from '../instruction-text.ts';
import type { Passage, Statement } from '../knowledge.ts';
import { blockStatements } from './block-statements.ts';
import { isCounter } from './counter.ts';
import { isGarbled } from './garbled-text.ts';
import { isPlaceholder } from './placeholder-text.ts';
import type { NumberedBlock } from './site-wide-blocks.ts';

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
/** A name, a role or another label before its text. */
const labelLength = 60;
const labelsBeforeText = 3;
/** A heading with nothing below that says something by itself. */
const fewestWordsOfSentence = 4;
/** Headings are indexed again with every passage below them, so a page-long heading would multiply. */
const indexedHeadingLength = 200;

/** Splits a source's blocks into passages at headings and at a size limit. `number` counts blocks. */
export function splitPassages(
  blocks: readonly NumberedBlock[],
  source: number,
  siteWide: boolean,
): Passage[] {
  const splitter = new PassageSplitter(source, siteWide);
  for (const [at, block] of blocks.entries()) splitter.add(block, blocks[at + 1]);
  splitter.end();
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
  /** Headings of one level without anything below them so far, and the headings above them. */
  private bare: Statement[] = [];
  private aboveBare: string[] = [];

  constructor(source: number, siteWide: boolean) {
    this.source = source;
    this.siteWide = siteWide;
  }

  add({ block, number, isElsewhere }: NumberedBlock, next: NumberedBlock | undefined): void {
    const statements = this.read(block, number);
    if (block.kind === 'heading') {
      // A heading of many pages above text of many pages went with it.
      if (statements.length > 0) this.addHeading(block, isElsewhere ? [] : statements, !next?.isElsewhere);
      return;
    }
    if (isElsewhere || (block.kind === 'table' && this.words > passageWordLimit / 2)) this.flush();
    if (isElsewhere) return;
    const caption = block.kind === 'table' ? block.caption : undefined;
    for (const statement of statements) this.addStatement(statement, caption);
    if (caption) this.announced = undefined;
  }

  private read(block: Block, number: number): Statement[] {
    return blockStatements(block, number).filter(
      ({ text }) =>
        !isInstruction(text) &&
        !breadcrumbPattern.test(text) &&
        !ornamentPattern.test(text) &&
        !isPlaceholder(text) &&
        !isGarbled(text),
    );
  }

  private addHeading(
    { level, text }: Extract<Block, { kind: 'heading' }>,
    statements: readonly Statement[],
    standsAbove: boolean,
  ): void {
    const counters = statements.length > 0 ? this.takeCounters() : [];
    this.flush();
    this.lead = undefined;
    this.announced = undefined;
    const above = this.headings.at(-1)?.level ?? level;
    if (above < level) this.bare.pop();
    if (above !== level) this.endBareHeadings();
    this.headings = this.headings.filter((heading) => heading.level < level);
    if (standsAbove || statements.length > 0)
      this.headings.push({ level, text: text.slice(0, indexedHeadingLength) });
    for (const statement of [...statements, ...counters]) this.push(statement);
  }

  private addStatement(statement: Statement, caption: string | undefined): void {
    if (this.words > 0 && this.words + countWords(statement.text) > passageWordLimit) {
      const labels = this.takeLabels();
      this.flush();
      for (const label of labels) this.push(label);
    }
    this.push(statement);
    if (caption) this.announced = caption.slice(0, indexedHeadingLength);
    else if (statement.text.endsWith(':')) this.announced = statement.text;
    else if (statement.kind === 'sentence' && statement.text.length > leadInLength)
      this.announced = undefined;
  }

  private push(statement: Statement): void {
    this.statements.push(statement);
    this.words += countWords(statement.text);
  }

  /** A name and a role at the end of a passage belong to the text that follows. */
  private takeLabels(): Statement[] {
    const end = this.statements.findLastIndex(({ kind, text }) => kind !== 'sentence' || !isLabel(text)) + 1;
    const labels = this.statements.length - end;
    return end === 0 || labels > labelsBeforeText ? [] : this.statements.splice(end);
  }

  /** "3" right above a heading is its number or figure and belongs to it. */
  private takeCounters(): Statement[] {
    const end = this.statements.findLastIndex(({ text }) => !isCounter(text)) + 1;
    return end === 0 ? [] : this.statements.splice(end);
  }

  end(): void {
    this.flush();
    this.endBareHeadings(this.passages.length === 0);
  }

  private flush(): void {
    const { statements } = this;
    if (statements.length === 0) return;
    this.statements = [];
    this.words = 0;
    if (statements.every(({ kind }) => kind === 'heading')) {
      this.bare.push(...statements);
      this.aboveBare = this.headings.slice(0, -1).map(({ text }) => text);
      return;
    }
    this.endBareHeadings();
    const headings = this.headings.slice(-headingDepthLimit).map(({ text }) => text);
    this.addPassage([...headings, ...(this.lead ? [this.lead] : [])], statements);
    this.lead = this.announced;
  }

  /** Headings with nothing below are a list, such as of services; one of a few words says nothing beside other text. */
  private endBareHeadings(isAll = false): void {
    const statements = this.bare;
    this.bare = [];
    if (statements.length === 0) return;
    if (isAll || statements.length > 1 || statements.some(({ text }) => saysSomething(text)))
      this.addPassage(this.aboveBare.slice(-headingDepthLimit), statements);
  }

  private addPassage(headings: string[], statements: Statement[]): void {
    const { source, siteWide } = this;
    this.passages.push({ source, headings, statements, siteWide });
  }
}

const isLabel = (text: string): boolean => text.length <= labelLength && !/[.!?:;]$/.test(text);

function saysSomething(heading: string): boolean {
  return /[\d.!?@]/.test(heading) || countWords(heading) >= fewestWordsOfSentence;
}
