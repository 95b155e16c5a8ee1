import { Element, isTag, Text } from 'domhandler';
import { wholeText } from '../element-text.ts';
import { parseTree } from '../parse-tree.ts';
import { hasText, setChildren } from '../tree-edits.ts';

const frameNames = new Set(['iframe', 'object', 'embed']);
const frameLimit = 20;
const sourceLengthLimit = 200_000;
/** Shorter texts of drawings are logos, and the names of axes and icons. */
const fewestOfDrawing = 12;

/** Shows what stands in frames without an address, names of the areas of a picture, and the text of drawings. */
export function openFrames(elements: readonly Element[]): void {
  let frames = 0;
  for (const element of elements) {
    if (frameNames.has(element.name) && frames < frameLimit && openFrame(element)) frames++;
    else if (element.name === 'map') openMap(element);
    else if (element.name === 'svg') openDrawing(element);
  }
}

function openFrame(frame: Element): boolean {
  const source = frame.attribs.srcdoc ?? readDataAddress(frame.attribs.src ?? frame.attribs.data ?? '');
  if (!source || source.length > sourceLengthLimit) return false;
  frame.name = 'div';
  delete frame.attribs.srcdoc;
  setChildren(frame, parseTree(source).children);
  return true;
}

/** A page in an address (RFC 2397). */
function readDataAddress(address: string): string | undefined {
  const [, isPacked, data] = /^data:text\/html(?:;charset=[\w-]+)?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (data === undefined) return undefined;
  try {
    return isPacked ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data);
  } catch {
    return undefined;
  }
}

/** The names of areas are words; the areas stay, because they link. */
function openMap(map: Element): void {
  const areas = map.children.filter(isTag).filter(({ name }) => name === 'area');
  const named = areas.filter(({ attribs }) => (attribs.alt ?? '').trim() !== '');
  if (named.length === 0) return;
  map.name = 'ul';
  const items = areas.map((area) => {
    const item = new Element('li', {});
    setChildren(item, [new Text((area.attribs.alt ?? '').trim()), area]);
    return item;
  });
  setChildren(map, items);
}

function openDrawing(drawing: Element): void {
  const { attribs } = drawing;
  if (attribs['aria-hidden'] === 'true' || attribs.role === 'presentation') return;
  const texts: Element[] = [];
  collectTexts(drawing, texts);
  const letters = texts
    .map((text) => wholeText(text, ' '))
    .join('')
    .replace(/[^\p{L}]/gu, '');
  if (letters.length < fewestOfDrawing) return;
  drawing.name = 'div';
  for (const text of texts) text.name = 'p';
  setChildren(drawing, texts);
}

function collectTexts(element: Element, found: Element[]): void {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (child.name === 'text' && hasText(child)) found.push(child);
    else if (child.name !== 'foreignobject' && child.name !== 'defs') collectTexts(child, found);
  }
}
