import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import type { Block } from '../content/content.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { IngestError } from '../ingest-error.ts';
import { readLines, readsAsHeading } from './read-lines.ts';

const binaryCheckBytes = 4096;
/** Share of control bytes that no text reaches, even with stray terminal sequences. */
const controlShareLimit = 0.3;
const plainListMarker = /^\s*(?:[-*•‣▪·–]|(\d{1,3})[.)])\s+(?=\S)/;

/** Parses plain text: a short first line is its title, blank lines separate paragraphs, and marked lines are lists. */
export async function parseText(bytes: Uint8Array): Promise<ParsedDocument> {
  const text = await decodeTextFile(bytes);
  const [first = '', ...others] = text.trim().split(/\n\s*\n/);
  const isTitle = others.length > 0 && readsAsHeading(first) && !plainListMarker.test(first);
  const opening: Block[] = isTitle
    ? [{ kind: 'heading', level: 1, text: first.trim() }]
    : readParagraph(first);
  return { blocks: [...opening, ...others.flatMap(readParagraph)] };
}

/** Parses HTML saved under an Office extension, as old programs and web systems export it. */
export async function parseHtmlFile(bytes: Uint8Array): Promise<ParsedDocument> {
  return { blocks: readBlocks(parseHtml(await decodeTextFile(bytes)).children) };
}

/** Parses delimited text saved under a spreadsheet extension. Rejects Excel 2003 XML, which may contain entities. */
export async function parseDelimited(bytes: Uint8Array): Promise<ParsedDocument> {
  const text = await decodeTextFile(bytes);
  if (text.trimStart().startsWith('<')) throw new IngestError('wrong-type');
  const { read, utils } = await import('@e965/xlsx');
  const sheet = Object.values(read(text, { type: 'string', raw: true, dense: true }).Sheets)[0];
  if (!sheet) return { blocks: [] };
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', raw: false });
  return { blocks: tableFromRows(rows.map((row) => row.map(String))) };
}

/** Decodes a text file and normalizes line ends; rejects binary content. */
export async function decodeTextFile(bytes: Uint8Array): Promise<string> {
  if (await isKnownBinary(bytes)) throw new IngestError('wrong-type');
  const { text } = decodeText(bytes);
  const start = text.slice(0, binaryCheckBytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: counts exactly these
  const controls = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  if (controls > start.length * controlShareLimit) throw new IngestError('wrong-type');
  return text.replace(/\r\n?|\f/g, '\n');
}

async function isKnownBinary(bytes: Uint8Array): Promise<boolean> {
  // UTF-16's byte order mark is also the start of an audio frame.
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  const detected = await fileTypeFromBuffer(bytes.subarray(0, binaryCheckBytes)).catch(() => undefined);
  return detected !== undefined && !/xml|svg|text|html/.test(detected.mime);
}

function readParagraph(paragraph: string): Block[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => plainListMarker.test(line));
  if (first === -1) return lines.length > 0 ? readLines(lines) : [];
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (plainListMarker.test(line)) items.push(line.replace(plainListMarker, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  const ordered = /\d/.test(plainListMarker.exec(lines[first] ?? '')?.[0] ?? '');
  return [...readParagraph(lines.slice(0, first).join('\n')), { kind: 'list', ordered, items }];
}
