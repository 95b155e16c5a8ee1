import { SaxesParser } from 'saxes';
import { IngestError } from '../ingest-error.ts';

/** Real Office parts stay below a hundred levels. */
const xmlDepthLimit = 400;

export type XmlReader = {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/**
 * Streams an XML part to the reader. Rejects DTDs, which Office parts may not have (ECMA-376 part 2, 9.1.2), so that no
 * entity can be expanded or fetched.
 */
export function readXml(xml: string, reader: XmlReader): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new IngestError('too-complex');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    if (depth > xmlDepthLimit) throw new IngestError('too-complex');
    reader.open?.(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close?.(name);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.write(xml).close();
}
