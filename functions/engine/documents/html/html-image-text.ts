import { type Element, isTag, isText, type ParentNode } from 'domhandler';
import { isNamedByFile } from '../content/image-name.ts';

const fewestWordsOfAlternative = 3;
const ancestorLimit = 4;
/** A time, price, phone number or mailbox: facts that a poster's alternative text repeats. */
const factPattern = /\d{1,2}[:.h]\d{2}|[$€£¥]\s?\d|\d\s?[$€£¥]|\S@\S+\.\S|\d{3}[\s.-]\d{3,4}/;

/**
 * Alternative text that replaces words: in a heading or a link, or as the only content of a figure if it contains a
 * fact. Elsewhere it only describes the picture. Ignores file names, logos and short labels.
 */
export function imageText(image: Element): string {
  const alternative = (image.attribs.alt ?? '').trim();
  if (isNamedByFile(alternative) || /^(?:logo|image|photo|icon|picture)\b|\blogo$/i.test(alternative))
    return '';
  return standsForWords(image, alternative) ? ` ${alternative} ` : '';
}

function standsForWords(image: Element, alternative: string): boolean {
  const isLong = alternative.split(/\s+/).length >= fewestWordsOfAlternative;
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
