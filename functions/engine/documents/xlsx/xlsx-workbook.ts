import { readXml } from '../package/read-xml.ts';
import { CellTextReader, type Run } from './cell-text.ts';
import { localName } from './local-name.ts';

/** The visible sheets of `xl/workbook.xml` and the date system. */
export function readWorkbook(xml: string) {
  const sheets: { name: string; relationId: string }[] = [];
  let date1904 = false;
  readXml(xml, {
    open(name, attributes) {
      if (localName(name) === 'workbookPr') date1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (localName(name) !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const relationId = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', relationId });
    },
  });
  return { sheets, date1904 };
}

/** Texts of `xl/sharedStrings.xml` in order. */
export function readSharedStrings(xml: string): Run[][] {
  const strings: Run[][] = [];
  let reader = new CellTextReader();
  readXml(xml, {
    open(prefixedName, attributes) {
      const name = localName(prefixedName);
      if (name === 'si') {
        reader = new CellTextReader();
        strings.push(reader.runs);
      } else reader.open(name, attributes);
    },
    close: (name) => reader.close(localName(name)),
    text: (text) => reader.text(text),
  });
  return strings;
}
