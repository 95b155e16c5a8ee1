import { StruckText } from '../content/struck-text.ts';
import { readSymbols } from '../content/symbol-fonts.ts';
import { readXml } from '../package/read-xml.ts';
import { type Font, nameColor, plainFont, type Run, readEscapes, readFontPart } from './cell-text.ts';
import { formatNumber } from './format-number.ts';
import { localName } from './local-name.ts';

/** Points: smaller type cannot be read. */
const legiblePoints = 2.5;
const paperWhite = /^f[8-f]f[8-f]f[8-f]$/;
/** A format whose sections for numbers and text are all empty. */
const emptyFormat = /^(?:\s*;){3}\s*$/;

const dayMs = 86_400_000;
/** From the first day of Excel to that of ISO dates. */
const daysTo1970 = 25_569;

/** A cell's fill: none, one color, or more than one. */
type Fill = 'none' | 'mixed' | { color: string };
type CellFormat = { number: number; font: number; fill: number };

/** What the styles of a workbook do to its cells. */
export type CellStyles = {
  formatNumber(value: number, style: number): string;
  /** A date that is written as ISO 8601 has it. */
  formatDate(date: string, style: number): string;
  /** The text that is seen of a cell. `hasOtherGrounds`: whether it may get a color that is not of its style. */
  showText(runs: readonly Run[], style: number, hasOtherGrounds: boolean): string;
};

/** Reads `xl/styles.xml`: how numbers look, and what is hidden by its format, size or color. */
export function readCellStyles(xml: string, { date1904 }: { date1904: boolean }): CellStyles {
  const { codes, fonts, fills, formats } = readParts(xml);
  const codeOf = (style: number) => {
    const number = formats[style]?.number ?? 0;
    return codes.get(number) ?? number;
  };
  return {
    formatNumber: (value, style) => formatNumber(codeOf(style), value, date1904),
    formatDate(date, style) {
      const days = Date.parse(date.includes('T') ? `${date}Z` : date) / dayMs + daysTo1970;
      return Number.isFinite(days) ? formatNumber(codeOf(style), days) : date;
    },
    showText(runs, style, hasOtherGrounds) {
      if (emptyFormat.test(String(codeOf(style)))) return '';
      const font = fonts[formats[style]?.font ?? 0] ?? plainFont;
      const fill = fills[formats[style]?.fill ?? 0] ?? 'none';
      const struck = new StruckText();
      let told = '';
      for (const run of runs) {
        const own = { ...font, ...run.font };
        if (isUnseen(own, hasOtherGrounds ? 'mixed' : fill)) continue;
        if (own.isStruck && !struck.tells(run.text, told)) continue;
        told += readSymbols(readEscapes(run.text), own.name);
      }
      return told;
    },
  };
}

function isUnseen({ color, size }: Font, fill: Fill): boolean {
  if (size !== undefined && size < legiblePoints) return true;
  if (fill === 'mixed' || color === '') return false;
  return fill === 'none' ? paperWhite.test(color) : fill.color === color;
}

function readParts(xml: string) {
  const codes = new Map<number, string>();
  const fonts: Font[] = [];
  const fills: Fill[] = [];
  const formats: CellFormat[] = [];
  let part = '';
  readXml(xml, {
    open(prefixedName, attributes) {
      const name = localName(prefixedName);
      if (/^(?:fonts|fills|cellXfs|dxfs|cellStyleXfs)$/.test(name)) part = name;
      else if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General');
      else if (part === 'cellXfs' && name === 'xf') formats.push(readFormat(attributes));
      else if (part === 'fonts' && name === 'font') fonts.push({ ...plainFont });
      else if (part === 'fills' && name === 'fill') fills.push('mixed');
      else if (part === 'fills') fills[fills.length - 1] = readFill(fills.at(-1) ?? 'none', name, attributes);
      const font = fonts.at(-1);
      if (part === 'fonts' && font) readFontPart(font, name, attributes);
    },
    close(name) {
      if (localName(name) === part) part = '';
    },
  });
  return { codes, fonts, fills, formats };
}

function readFormat({ numFmtId, fontId, fillId }: Record<string, string>): CellFormat {
  return { number: Number(numFmtId ?? 0), font: Number(fontId ?? 0), fill: Number(fillId ?? 0) };
}

/** Patterns and gradients stay mixed. */
function readFill(fill: Fill, name: string, attributes: Record<string, string>): Fill {
  if (name === 'patternFill') {
    if ((attributes.patternType ?? 'none') === 'none') return 'none';
    return attributes.patternType === 'solid' ? { color: '' } : 'mixed';
  }
  return name === 'fgColor' && typeof fill === 'object' ? { color: nameColor(attributes) } : fill;
}
