/** What of a font decides whether text can be seen. */
export type Font = { color: string; size: number | undefined; isStruck: boolean; name: string };
export const plainFont: Font = { color: '', size: undefined, isStruck: false, name: '' };
/** A part of a cell's text, with its own font if it has one. */
export type Run = { text: string; font: Font | undefined };

/** Reads the text of a cell or of a shared string from its elements, without phonetic guides for East Asian text. */
export class CellTextReader {
  runs: Run[] = [];
  length = 0;
  private font: Font | undefined;
  private isInText = false;
  private isInGuide = false;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'rPh') this.isInGuide = true;
    if (name === 'r') this.font = undefined;
    if (name === 'rPr') this.font = { ...plainFont };
    if (this.font) readFontPart(this.font, name, attributes);
    this.isInText = (name === 't' || name === 'v') && !this.isInGuide;
  }

  text(text: string): void {
    if (!this.isInText) return;
    this.length += text.length;
    const last = this.runs.at(-1);
    if (last && last.font === this.font) last.text += text;
    else this.runs.push({ text, font: this.font });
  }

  close(name: string): void {
    this.isInText = false;
    if (name === 'rPh') this.isInGuide = false;
    if (name === 'r') this.font = undefined;
  }
}

/** Fills in a font from one of the elements within it. */
export function readFontPart(font: Font, name: string, attributes: Record<string, string>): void {
  if (name === 'color') font.color = nameColor(attributes);
  if (name === 'sz') font.size = Number(attributes.val);
  if (name === 'strike') font.isStruck = !/^(?:0|false)$/.test(attributes.val ?? '');
  if (name === 'rFont' || name === 'name') font.name = attributes.val ?? '';
}

/** The white of the old palette, and of themes without a tint. */
const whiteIndex = '9';
const whiteTheme = '0';

/** A color as text, the same for colors that look the same; empty for the usual one. */
export function nameColor({ rgb, theme, indexed, tint = '0' }: Record<string, string>): string {
  if (rgb) return rgb.slice(-6).toLowerCase();
  const isPlain = Number(tint) === 0;
  if ((theme === whiteTheme || indexed === whiteIndex) && isPlain) return 'ffffff';
  if (theme) return `theme ${theme} ${tint}`;
  return indexed ? `indexed ${indexed} ${tint}` : '';
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Where a formula leads: `HYPERLINK("mailto:desk@school.org","the desk")`. */
export const addressInFormula = (formula = ''): string =>
  /(?:^|=)HYPERLINK\("([^"]+)"/i.exec(formula)?.[1] ?? '';

/** Characters that Office writes by their codes: a line end as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const readEscapes = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
