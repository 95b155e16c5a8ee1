import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import {
  readCoreTitle,
  readPartTarget,
  readRelationships,
  relationshipsOf,
} from '../package/office-parts.ts';
import { readXml } from '../package/read-xml.ts';
import { readOfficeParts } from '../package/read-zip.ts';
import { readDrawingText } from './read-drawing-text.ts';

/** Parses presentations: the text of each slide that is shown, in order, with its title as heading, and of its diagrams. */
export async function parsePptx(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const parts = await readOfficeParts(bytes, limits);
  const main = readPartTarget(parts, '_rels/.rels', 'officeDocument')[0] ?? 'ppt/presentation.xml';
  const presentation = parts.get(main);
  if (presentation === undefined || !/<p:presentation[\s>]/.test(presentation))
    throw new IngestError('wrong-type');
  const relations = readRelationships(parts, relationshipsOf(main));
  const slides = readSlideIds(presentation).flatMap((id) => relations.get(id)?.target ?? []);
  const title = readCoreTitle(parts);
  return {
    ...(title && { title }),
    blocks: slides.flatMap((slide) => {
      const xml = parts.get(slide) ?? '';
      if (xml === '' || /<p:sld\s[^>]*show="(?:0|false)"/.test(xml)) return [];
      const diagrams = readPartTarget(parts, relationshipsOf(slide), 'diagramData');
      return [xml, ...diagrams.flatMap((part) => parts.get(part) ?? [])].flatMap(readDrawingText);
    }),
  };
}

function readSlideIds(xml: string): string[] {
  const ids: string[] = [];
  readXml(xml, {
    open(name, attributes) {
      if (name === 'p:sldId') ids.push(attributes['r:id'] ?? '');
    },
  });
  return ids;
}
