import { marked } from 'marked';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { type DocumentLimits, describeCharacterLimit } from '../document-limits.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { decodeTextFile } from './parse-text.ts';

/** Front matter, as site generators write it. */
const frontMatter = /^---\n([\s\S]{0,10000}?)\n---\n/;

/** Parses GitHub-flavoured Markdown by way of its HTML, so that only one place reads blocks. */
export async function parseMarkdown(
  bytes: Uint8Array,
  limits: Pick<DocumentLimits, 'characters'>,
): Promise<ParsedDocument> {
  const file = await decodeTextFile(bytes);
  const text = file.slice(0, limits.characters);
  const data = frontMatter.exec(text);
  const html = await marked.parse(data ? text.slice(data[0].length) : text, { async: false, gfm: true });
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(data?.[1] ?? '')?.[1];
  return {
    ...(title && { title }),
    ...(file.length > text.length && { note: describeCharacterLimit(limits) }),
    blocks: readBlocks(parseHtml(html).children),
  };
}
