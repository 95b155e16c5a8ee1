import type { Element } from 'domhandler';
import { readSymbols } from '../content/symbol-fonts.ts';

/** Fonts of icons that are drawn in the place of words: "check", "location_on". */
const ligatureFonts = /(?:^|\s)material-(?:icons|symbols)/;
const ownFont = /font(?:-family)?\s*:\s*([^;]+)/i;

/** Whether the words of an element name an icon that stands in their place. */
export const namesIcon = ({ attribs }: Element): boolean => ligatureFonts.test(attribs.class ?? '');

/** The text of an element, by the font that it names: Office writes a tick as ü in Wingdings. */
export function readInOwnFont({ attribs }: Element, text: string): string {
  const [font] = (attribs.face ?? ownFont.exec(attribs.style ?? '')?.[1] ?? '').split(',');
  return font ? readSymbols(text, font) : text;
}
