import { readXml } from '../package/read-xml.ts';

/** Whether the list with this numbering id is numbered rather than bulleted. */
export type OrderedLists = (numberingId: string) => boolean;

/** Reads `word/numbering.xml`. The first level decides for the whole list. */
export function readDocxNumbering(xml: string): OrderedLists {
  const abstractOrdered = new Map<string, boolean>();
  const abstractIds = new Map<string, string>();
  let abstractId = '';
  let numberingId = '';
  readXml(xml, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:abstractNum') abstractId = attributes['w:abstractNumId'] ?? '';
      else if (name === 'w:numFmt' && !abstractOrdered.has(abstractId)) {
        abstractOrdered.set(abstractId, value !== 'bullet' && value !== 'none');
      } else if (name === 'w:num') numberingId = attributes['w:numId'] ?? '';
      else if (name === 'w:abstractNumId') abstractIds.set(numberingId, value);
    },
  });
  return (id) => abstractOrdered.get(abstractIds.get(id) ?? '') ?? false;
}
