import { readXml } from '../package/read-xml.ts';

/** What styles of OpenDocument decide about text, tables and pages. */
export type OdfStyles = {
  isStruck(style: string): boolean;
  /** Text, a table or a page that is not shown. */
  isHidden(style: string): boolean;
  isOrdered(listStyle: string): boolean;
  /** The font of a text, by its family. */
  fontOf(style: string): string;
};

type Style = { isStruck: boolean; isHidden: boolean; isOrdered: boolean; font: string };

/** Reads the styles of a document and of its text (ODF 1.3 part 3, 16). */
export function readOdfStyles(...parts: string[]): OdfStyles {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  for (const xml of parts) {
    readXml(xml, {
      open(name, attributes) {
        if (name === 'style:style' || name === 'text:list-style') {
          current = { isStruck: false, isHidden: false, isOrdered: false, font: '' };
          styles.set(attributes['style:name'] ?? '', current);
        } else if (current) readProperties(current, name, attributes);
      },
      close(name) {
        if (name === 'style:style' || name === 'text:list-style') current = undefined;
      },
    });
  }
  return {
    isStruck: (style) => styles.get(style)?.isStruck ?? false,
    isHidden: (style) => styles.get(style)?.isHidden ?? false,
    isOrdered: (style) => styles.get(style)?.isOrdered ?? false,
    fontOf: (style) => styles.get(style)?.font ?? '',
  };
}

function readProperties(style: Style, name: string, attributes: Record<string, string>): void {
  const line =
    attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'] ?? 'none';
  const isOff =
    attributes['text:display'] === 'none' ||
    attributes['table:display'] === 'false' ||
    attributes['presentation:visibility'] === 'hidden';
  style.isStruck ||= line !== 'none';
  style.isHidden ||= isOff;
  style.isOrdered ||=
    name === 'text:list-level-style-number' && (attributes['style:num-format'] ?? '') !== '';
  style.font ||= attributes['style:font-name'] ?? '';
}
