import { readXml } from '../package/read-xml.ts';

/** The structural properties of a paragraph style. */
type ParagraphStyle = {
  name: string;
  basedOn?: string;
  outlineLevel?: number;
  numberingId?: string;
  bold?: boolean;
  isHidden?: boolean;
  isStruck?: boolean;
};

export type DocxStyles = {
  /** 1 to 6; undefined for body text. */
  headingLevel(styleId: string): number | undefined;
  isTableOfContents(styleId: string): boolean;
  isBold(styleId: string): boolean;
  /** By the styles of a run and of its paragraph, or by what holds where neither says anything. */
  isHidden(runStyleId: string, paragraphStyleId: string): boolean;
  isStruck(runStyleId: string, paragraphStyleId: string): boolean;
  numberingId(styleId: string): string | undefined;
  /** Default language of the document, if declared. */
  language: string | undefined;
};

/** A longer chain of styles refers to itself. */
const inheritanceLimit = 12;

/** Reads `word/styles.xml`. Built-in styles have English names in every language of Word. */
export function readDocxStyles(xml: string): DocxStyles {
  const { styles, language, isHiddenByDefault, defaultStyleId } = readStyleParts(xml);

  /** The first value found in a style or the styles it is based on. */
  function inherit<Value>(
    styleId: string,
    read: (style: ParagraphStyle) => Value | undefined,
  ): Value | undefined {
    let style = styles.get(styleId);
    for (let step = 0; style && step < inheritanceLimit; step++) {
      const value = read(style);
      if (value !== undefined) return value;
      style = styles.get(style.basedOn ?? '');
    }
    return undefined;
  }

  function sayings(
    [runStyleId, paragraphStyleId]: [string, string],
    read: (style: ParagraphStyle) => boolean | undefined,
  ): boolean[] {
    return [runStyleId, paragraphStyleId || defaultStyleId].flatMap(
      (styleId) => inherit(styleId, read) ?? [],
    );
  }

  return {
    headingLevel: (styleId) => inherit(styleId, levelOf),
    isTableOfContents: (styleId) =>
      /^(?:toc \d|toc heading|table of figures|index \d)/.test(styles.get(styleId)?.name ?? ''),
    isHidden(...styleIds) {
      const said = sayings(styleIds, ({ isHidden }) => isHidden);
      return said.length > 0 ? said.includes(true) : isHiddenByDefault;
    },
    isStruck: (...styleIds) => sayings(styleIds, ({ isStruck }) => isStruck).includes(true),
    isBold: (styleId) => inherit(styleId, (style) => style.bold) ?? false,
    numberingId: (styleId) => inherit(styleId, (style) => style.numberingId),
    language,
  };
}

function readStyleParts(xml: string) {
  const styles = new Map<string, ParagraphStyle>();
  let current: ParagraphStyle | undefined;
  let language: string | undefined;
  let isHiddenByDefault = false;
  let defaultStyleId = '';
  readXml(xml, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') {
        current = { name: '' };
        if (/^(?:paragraph|character)$/.test(attributes['w:type'] ?? ''))
          styles.set(attributes['w:styleId'] ?? '', current);
        const isDefault = attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1';
        if (isDefault) defaultStyleId = attributes['w:styleId'] ?? '';
      } else if (hides(name)) {
        if (current) current.isHidden = isOn(value);
        else isHiddenByDefault = isOn(value);
      } else if (strikes(name)) {
        if (current) current.isStruck = isOn(value);
      } else if (name === 'w:lang' && !current) language ??= attributes['w:val'];
      else if (!current) return;
      else if (name === 'w:name') current.name = value.toLowerCase();
      else if (name === 'w:basedOn') current.basedOn = value;
      else if (name === 'w:outlineLvl') current.outlineLevel = Number(value) + 1;
      else if (name === 'w:numId') current.numberingId = value;
      else if (name === 'w:b') current.bold = isOn(value);
    },
    close(name) {
      if (name === 'w:style') current = undefined;
    },
  });
  return { styles, language, isHiddenByDefault, defaultStyleId };
}

/** Properties of text that Word shows nowhere, or not in its view of a page of the web. */
export const hides = (name: string): boolean => name === 'w:vanish' || name === 'w:webHidden';

/** Properties that draw a line through text. */
export const strikes = (name: string): boolean => name === 'w:strike' || name === 'w:dstrike';

/** A property is on unless it says otherwise. */
export const isOn = (value: string): boolean => !/^(?:0|false|off|none)$/.test(value);

function levelOf({ name, outlineLevel }: ParagraphStyle): number | undefined {
  if (name === 'title') return 1;
  if (name === 'subtitle') return 2;
  const level = Number(/^heading (\d)$/.exec(name)?.[1] ?? outlineLevel ?? 0);
  // Outline level 10 is Word's "body text".
  return level >= 1 && level <= 9 ? Math.min(level, 6) : undefined;
}
