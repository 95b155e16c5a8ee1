import type { Block } from '../content/content.ts';
import { readDrawingText } from '../drawing/read-drawing-text.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { readRelationships, relationshipsOf } from '../package/office-parts.ts';
import { parseRtf } from '../rtf/parse-rtf.ts';

/** What a part of a Word document takes from other parts and places, by the id of the relation. */
export type LinkedParts = {
  addressOf(id: string): string;
  /** Text in another format that Word shows in its place. */
  readChunk(id: string): Block[];
  /** The text of SmartArt. */
  readDiagram(id: string): Block[];
};

export const noParts: LinkedParts = { addressOf: () => '', readChunk: () => [], readDiagram: () => [] };

/** The parts that a part is linked with. */
export function readLinkedParts(parts: ReadonlyMap<string, string>, part: string): LinkedParts {
  const relations = readRelationships(parts, relationshipsOf(part));
  const read = (id: string) => {
    const name = relations.get(id)?.target ?? '';
    return { name, text: parts.get(name) ?? '' };
  };
  return {
    addressOf(id) {
      const relation = relations.get(id);
      return relation?.isOutside ? relation.target : '';
    },
    readChunk(id) {
      const { name, text } = read(id);
      if (/\.x?html?$/i.test(name)) return readBlocks(parseHtml(text).children);
      if (/\.rtf$/i.test(name)) return parseRtf(Buffer.from(text, 'latin1')).blocks;
      return /\.txt$/i.test(name)
        ? text.split(/\n\s*\n/).map((lines) => ({ kind: 'paragraph', text: lines }))
        : [];
    },
    readDiagram(id) {
      const { text } = read(id);
      return text === '' ? [] : readDrawingText(text);
    },
  };
}

/** Names of the parts that are read: those of XML, and chunks of other formats. */
export const wordParts = /\.(?:xml|rels|x?html?|rtf|txt)$/i;
