import { type Element, isTag, isText, type ParentNode } from 'domhandler';

const fewestWords = 3;
const ancestorLimit = 4;
/** A time, a price, a phone number or a mailbox: what a poster tells and its alternative repeats. */
const factPattern = /\d{1,2}[:.h]\d{2}|[$€£¥]\s?\d|\d\s?[$€£¥]|\S@\S+\.\S|\d{3}[\s.-]\d{3,4}/;

/**
 * Alternative text of an image that stands for words: in a heading or a link, or a figure of nothing else that tells a
 * fact. Elsewhere it describes a picture to those who cannot see it and states nothing; file names and short labels
 * are left out.
 */
export function imageText(image: Element): string {
  const alternative = (image.attribs.alt ?? '').trim();
  const isFile = /\.(?:jpe?g|png|gif|webp|svg)$/i.test(alternative);
  if (isFile || /^(?:logo|image|photo|icon|picture)\b/i.test(alternative)) return '';
  return standsForWords(image, alternative) ? ` ${alternative} ` : '';
}

function standsForWords(image: Element, alternative: string): boolean {
  const isLong = alternative.split(/\s+/).length >= fewestWords;
  const holder = findHolder(image);
  if (!holder) return false;
  switch (holder.name) {
    case 'a':
      return isLong;
    case 'figure':
      return isLong && factPattern.test(alternative) && !hasText(holder);
    default:
      return isLong || !hasText(holder);
  }
}

/** The heading, link or figure around an image. */
function findHolder({ parent }: Element): Element | undefined {
  let ancestor: ParentNode | null = parent;
  for (let depth = 0; ancestor && depth < ancestorLimit; depth++) {
    if (isTag(ancestor) && /^(?:a|h[1-6]|figure)$/.test(ancestor.name)) return ancestor;
    ancestor = ancestor.parent;
  }
  return undefined;
}

function hasText(element: Element): boolean {
  return element.children.some((child) =>
    isText(child) ? child.data.trim() !== '' : isTag(child) && hasText(child),
  );
}
