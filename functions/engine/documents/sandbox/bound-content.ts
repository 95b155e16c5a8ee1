import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { cleanText } from '../content/clean-text.ts';
import type { Block, Content } from '../content/content.ts';
import { titleDocument } from '../content/document-title.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { type DocumentLimits, describeCharacterLimit } from '../document-limits.ts';

/** No person writes a longer paragraph; longer runs are truncated so that no later step meets a giant one. */
const paragraphLengthLimit = 8_000;
const titleLengthLimit = 200;
const languageSampleBlocks = 200;

/** What the owner of an empty document is told, unless it is known to be a scan. */
const noText =
  'no text found: if it shows text, that is a picture. Upload the document that it was made from, or a copy with text';

type BoundedContent = { content: Content; wordCount: number; note?: string } & Pick<
  ParsedDocument,
  'pagesWithoutText' | 'pageCount'
>;

/** Cleans every text of a document, drops what exceeds the character limit, and sets the title. */
export function boundContent(
  parsed: ParsedDocument,
  { name, limits }: { name: string; limits: Pick<DocumentLimits, 'characters'> },
): BoundedContent {
  const { blocks, complete } = takeBlocks(parsed.blocks, limits.characters);
  const wordCount = blocks.reduce((sum, block) => sum + countWords(textsOf(block)), 0);
  const notes = new Set([
    ...(parsed.note ? [parsed.note] : []),
    ...(wordCount === 0 ? [noText] : []),
    ...(complete ? [] : [describeCharacterLimit(limits)]),
  ]);
  const language = detectLanguage(sampleText(blocks)) ?? parsed.language;
  const content: Content = {
    title: cleanText(
      titleDocument({ claimed: cleanText(parsed.title ?? ''), blocks, name }).slice(0, titleLengthLimit),
    ),
    ...(language && { language }),
    blocks,
    structuredData: parsed.structuredData ?? [],
    ...(parsed.scannedPages && { scannedPages: parsed.scannedPages }),
  };
  return {
    content,
    wordCount,
    ...(notes.size > 0 && { note: [...notes].join('; ') }),
    ...(parsed.pagesWithoutText && { pagesWithoutText: parsed.pagesWithoutText }),
    ...(parsed.pageCount && { pageCount: parsed.pageCount }),
  };
}

/** The text itself is a better sign of the language than a template's declaration. */
function sampleText(blocks: Block[]): string {
  return blocks.slice(0, languageSampleBlocks).flatMap(textsOf).join('\n');
}

function takeBlocks(blocks: Block[], characterLimit: number) {
  const kept: Block[] = [];
  let characters = 0;
  for (const block of blocks.flatMap(splitParagraph)) {
    const clean = cleanBlock(block);
    if (!clean) continue;
    const length = lengthOf(textsOf(clean));
    if (characters + length > characterLimit) {
      const start = takeStart(clean, characterLimit - characters);
      return { blocks: start ? [...kept, start] : kept, complete: false };
    }
    characters += length;
    kept.push(clean);
  }
  return { blocks: kept, complete: true };
}

/** The rows or items of a block that fit; undefined for other blocks. */
function takeStart(block: Block, characterLimit: number): Block | undefined {
  let left = characterLimit;
  const fits = (texts: string[]) => {
    left -= lengthOf(texts);
    return left >= 0;
  };
  if (block.kind === 'table') {
    const rows = block.rows.filter(fits);
    return { ...block, rows, ...(block.printed && { printed: block.printed.slice(0, rows.length) }) };
  }
  if (block.kind === 'list') return { ...block, items: block.items.filter((item) => fits([item])) };
  return undefined;
}

const lengthOf = (texts: string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

function splitParagraph(block: Block): Block[] {
  if (block.kind !== 'paragraph' || block.text.length <= paragraphLengthLimit) return [block];
  const parts: Block[] = [];
  for (let start = 0; start < block.text.length; ) {
    const window = block.text.slice(start, start + paragraphLengthLimit);
    const space = start + window.length < block.text.length ? window.lastIndexOf(' ') : -1;
    const length = space > paragraphLengthLimit / 2 ? space : window.length;
    parts.push({ kind: 'paragraph', text: window.slice(0, length) });
    start += length;
  }
  return parts;
}

/** Undefined if nothing visible is left. Keeps line breaks within a paragraph, as in postal addresses. */
function cleanBlock(block: Block): Block | undefined {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const text = cleanLines(block.text, block.kind === 'paragraph' ? '\n' : ' ');
      return text ? { ...block, text } : undefined;
    }
    case 'list': {
      const items = block.items.map((item) => cleanLines(item, '\n')).filter((item) => item !== '');
      return items.length > 0 ? { ...block, items } : undefined;
    }
    case 'table': {
      const rows = block.rows.map(cleanCells);
      const printed = block.printed?.map(cleanCells);
      const header = cleanCells(block.header);
      return rows.length > 0 ? { ...block, header, rows, ...(printed && { printed }) } : undefined;
    }
    case 'definitions': {
      const items = block.items.map(({ term, description }) => ({
        term: cleanLines(term, '\n'),
        description: cleanLines(description, '\n'),
      }));
      return items.length > 0 ? { ...block, items } : undefined;
    }
  }
}

const cleanCells = (cells: readonly string[]): string[] => cells.map((cell) => cleanLines(cell, '\n'));

function cleanLines(text: string, separator: string): string {
  const lines = text.split('\n').map(cleanText);
  return lines.filter((line) => line !== '').join(separator);
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.header, ...block.rows.flat()];
    case 'definitions':
      return block.items.flatMap(({ term, description }) => [term, description]);
  }
}

function countWords(texts: string[]): number {
  return texts.reduce(
    (sum, text) => sum + (text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
    0,
  );
}
