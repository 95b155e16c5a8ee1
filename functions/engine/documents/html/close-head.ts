import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { listElements } from './list-elements.ts';
import { insertBehind, setChildren } from './tree-edits.ts';

/** What a head may hold (HTML standard, section 13.2.6.4.4); anything else ends it, and begins the body. */
const headElements = new Set([
  ...['base', 'basefont', 'bgsound', 'link', 'meta', 'title', 'noscript', 'noframes', 'script', 'style'],
  ...['template', 'head'],
]);
/** Elements that end a drawing (section 13.2.6.5). */
const breakoutElements = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);
/** Parts of a drawing that hold HTML. */
const htmlParts = new Set(['foreignobject', 'desc', 'title']);

/** Each move reads the siblings of what it moves. */
const moveLimit = 20;

/** Ends unclosed heads and drawings where browsers end them, so that their content isn't dropped with them. */
export function closeHead(document: Document): void {
  let moves = 0;
  for (const element of listElements(document.children)) {
    const end = findEnd(element);
    if (end && moves++ < moveLimit) moveOut(element, end);
  }
}

function findEnd(element: Element): ChildNode | undefined {
  if (element.name === 'head') return element.children.find(endsHead);
  return element.name === 'svg' ? findBreakout(element) : undefined;
}

function endsHead(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isTag(node) && !headElements.has(node.name);
}

function findBreakout(element: Element): Element | undefined {
  for (const child of element.children) {
    if (!isTag(child) || htmlParts.has(child.name.toLowerCase())) continue;
    const found = breakoutElements.has(child.name) ? child : findBreakout(child);
    if (found) return found;
  }
  return undefined;
}

/** Moves a node within a container, and everything after it, behind the container. */
function moveOut(container: Element, from: ChildNode): void {
  const moved: ChildNode[] = [];
  for (let node = from; node !== container; ) {
    const { parent } = node;
    if (!parent || !isTag(parent)) return;
    const at = parent.children.indexOf(node) + (node === from ? 0 : 1);
    moved.push(...parent.children.slice(at));
    setChildren(parent, parent.children.slice(0, at));
    node = parent;
  }
  insertBehind(container, moved);
}
