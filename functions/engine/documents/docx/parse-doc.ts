import { CFB } from '@e965/xlsx';
import WordExtractor from 'word-extractor';
import type { Block } from '../content/content.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import { IngestError } from '../ingest-error.ts';

/** Parses Word documents from before 2007: paragraphs, and tables whose cells are separated by tabs. */
export async function parseDoc(bytes: Uint8Array): Promise<ParsedDocument> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isEncrypted(content)) throw new IngestError('password-protected');
  const document = await new WordExtractor().extract(content);
  const notes = [document.getFootnotes(), document.getEndnotes()].join('\n');
  const frames = [
    document.getHeaders({ includeFooters: false }),
    document.getFooters(),
    document.getTextboxes(),
  ];
  const [header = '', footer = '', boxes = ''] = frames.map(onceEach);
  const texts = [header, document.getBody(), boxes, notes, footer];
  return { blocks: texts.flatMap(readLines) };
}

/** Each section repeats its headers and footers. */
function onceEach(text: string): string {
  return [...new Set(text.split(/\r\n?|\n/))].filter((line) => !/^\W*\d*\W*$/.test(line)).join('\n');
}

/** Word's own encryption (MS-DOC, FibBase.fEncrypted), or a newer document in an encrypted package (MS-OFFCRYPTO). */
function isEncrypted(content: Buffer): boolean {
  const container = CFB.read(content, { type: 'buffer' });
  if (CFB.find(container, 'EncryptedPackage')) return true;
  const flags = Buffer.from(CFB.find(container, 'WordDocument')?.content ?? []).subarray(0x0a, 0x0c);
  return flags.length === 2 && (flags.readUInt16LE() & 0x0100) !== 0;
}

function readLines(text: string): Block[] {
  const blocks: Block[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    // A single line with tabs is an indent or a signature line, not a table.
    blocks.push(...(rows.length > 1 ? tableFromRows(rows) : rows.map(paragraph)));
    rows = [];
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const cells = line.replace(/^\t+/, '').split('\t');
    if (cells.length > 1) {
      rows.push(cells);
      continue;
    }
    endTable();
    if (line.trim() !== '') blocks.push(paragraph(cells));
  }
  endTable();
  return blocks;
}

const paragraph = (cells: string[]): Block => ({ kind: 'paragraph', text: cells.join(' ') });
