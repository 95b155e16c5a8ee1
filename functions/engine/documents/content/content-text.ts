import { blockText } from './block-text.ts';
import type { Content } from './content.ts';
import { readData } from './read-data.ts';

/**
 * The stored text of a page or document: title, summary, blocks in reading order, then statements found only in
 * structured data. Every quote is part of it, apart from white space.
 */
export function contentText({ title, description, blocks, structuredData, language }: Content): string {
  const data = structuredData.flatMap((entry) => readData(entry, language)).map(({ line }) => line);
  return [title, description ?? '', ...blocks.map(blockText), ...data].filter(Boolean).join('\n');
}
