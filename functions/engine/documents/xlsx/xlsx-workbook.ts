import { SSF } from '@e965/xlsx';
import { readXml } from '../package/read-xml.ts';
import { localName, type NumberFormatter } from './xlsx-sheet.ts';

/** Countries swap day and month in short dates, so dates are written unambiguously. */
const unambiguousDate = 'yyyy-mm-dd';

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

/** Texts of `xl/sharedStrings.xml` in order, without phonetic guides for East Asian text. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  let inGuide = false;
  readXml(xml, {
    open(prefixedName) {
      const name = localName(prefixedName);
      if (name === 'si') strings.push('');
      if (name === 'rPh') inGuide = true;
      inText = name === 't' && !inGuide;
    },
    close(name) {
      inText = false;
      if (localName(name) === 'rPh') inGuide = false;
    },
    text(text) {
      if (inText) strings[strings.length - 1] += text;
    },
  });
  return strings;
}

/** Formats numbers by the styles of `xl/styles.xml`: dates, times, currencies, percentages. */
export function readNumberFormats(xml: string, { date1904 }: { date1904: boolean }): NumberFormatter {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let inCellFormats = false;
  readXml(xml, {
    open(prefixedName, attributes) {
      const name = localName(prefixedName);
      if (name === 'cellXfs') inCellFormats = true;
      else if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General');
      else if (name === 'xf' && inCellFormats) styles.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (localName(name) === 'cellXfs') inCellFormats = false;
    },
  });
  return (value, styleIndex) => {
    const format = styles[styleIndex] ?? 0;
    try {
      return SSF.format(codes.get(format) ?? format, value, { date1904, dateNF: unambiguousDate });
    } catch {
      return String(value);
    }
  };
}
