import { type ChildNode, type Element, isComment, isTag } from 'domhandler';
import { ownText } from '../element-text.ts';
import { setChildren, takeOut } from '../tree-edits.ts';

/** Calls by which React fills a place of a page with a part that the server sent later. */
const fillCall = /\$R[CRXS]\(\s*"([A-Z]:[\w-]+)"\s*,\s*"([A-Z]:[\w-]+)"/g;
const fillScriptLimit = 20_000;
/** Ends what stands in a place until its part arrives. */
const endOfPlace = '/$';

/** Puts parts of a page that a server sent later, hidden at its end, where the script of the stream puts them. */
export function joinStreams(elements: readonly Element[]): void {
  const byId = new Map<string, Element>();
  for (const element of elements) {
    const { id } = element.attribs;
    if (id && /^[A-Z]:/.test(id)) byId.set(id, element);
  }
  if (byId.size === 0) return;
  for (const [one, other] of elements.flatMap(readFills)) {
    const [place, part] = [byId.get(one), byId.get(other)];
    if (!place || !part) continue;
    // Segments name the part first, boundaries the place.
    if (place.name === 'template') fill(place, part);
    else if (part.name === 'template') fill(part, place);
  }
}

function readFills(element: Element): [string, string][] {
  const { name, attribs } = element;
  if (name === 'template' && attribs['data-sid']) {
    const place = attribs['data-bid'] ?? attribs['data-pid'];
    return place ? [[place, attribs['data-sid']]] : [];
  }
  if (name !== 'script') return [];
  const source = ownText(element).slice(0, fillScriptLimit);
  return [...source.matchAll(fillCall)].map(([, one = '', other = '']) => [one, other]);
}

/** What stands in the place goes, up to the comment that ends it. */
function fill(place: Element, part: Element): void {
  const { parent } = place;
  if (!parent || isWithin(place, part)) return;
  const at = parent.children.indexOf(place);
  const [before, behind] = [parent.children.slice(0, at), parent.children.slice(at + 1)];
  const isBoundary = place.prev !== null && isComment(place.prev) && /^\$[?~!]?$/.test(place.prev.data);
  const end = isBoundary ? behind.findIndex((node) => isComment(node) && node.data === endOfPlace) : 0;
  const parts: ChildNode[] = part.children;
  setChildren(part, []);
  takeOut(part);
  const joined = [...before, ...parts, ...behind.slice(Math.max(end, 0))];
  setChildren(
    parent,
    joined.filter((node) => node !== part),
  );
}

function isWithin(element: Element, holder: Element): boolean {
  for (let node = element.parent; node && isTag(node); node = node.parent) if (node === holder) return true;
  return false;
}
