import { type Document, DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Deeper nesting is flattened: 100,000 nested elements overflow every recursive reader (measured). */
export const treeDepthLimit = 150;
const nodeLimit = 200_000;
const attributeLimit = 60;
const attributeLengthLimit = 4096;

/** The parser's list of open elements has quadratic cost: 700,000 take 27 s (measured). */
const openElementLimit = 10_000;
const sliceCharacters = 32 * 1024;

/** Elements whose text is never shown, at any depth. */
const opaqueElements = new Set(['script', 'style', 'template', 'noscript']);

/**
 * Parses raw HTML into a tree limited in depth, nodes and attributes, which bounds every later reader too. Never
 * throws; flattens or drops whatever exceeds a limit.
 */
export function parseTree(html: string): Document {
  const handler = new BoundedHandler();
  let parser = openParser(handler);
  for (let start = 0; start < html.length; ) {
    const end = endOfSlice(html, start);
    parser.write(html.slice(start, end));
    start = end;
    if (handler.openCount <= openElementLimit) continue;
    if (handler.opaqueCount > 0) break;
    // Closes all open elements; the rest continues at the top of the tree.
    parser.end();
    parser = openParser(handler);
  }
  parser.end();
  return handler.root;
}

/** Slices end after a tag, so that a change of parser splits none. */
function endOfSlice(html: string, start: number): number {
  const end = html.lastIndexOf('>', start + sliceCharacters - 1) + 1;
  return end > start ? end : start + sliceCharacters;
}

function openParser(handler: BoundedHandler): Parser {
  return new Parser(handler, { decodeEntities: true, lowerCaseTags: true });
}

/** `hidden` elements are opaque ones without a node: their text is dropped too. */
type OpenElement = 'kept' | 'opaque' | 'flattened' | 'hidden';

class BoundedHandler extends DomHandler {
  opaqueCount = 0;
  private nodeCount = 0;
  private depth = 0;
  private hiddenCount = 0;
  private readonly open: OpenElement[] = [];

  get openCount(): number {
    return this.open.length;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    const opaque = opaqueElements.has(name);
    const keep = this.nodeCount < nodeLimit && this.depth < treeDepthLimit && this.hiddenCount === 0;
    if (opaque) this.opaqueCount++;
    if (opaque && !keep) this.hiddenCount++;
    if (!keep) {
      this.open.push(opaque ? 'hidden' : 'flattened');
      return;
    }
    this.open.push(opaque ? 'opaque' : 'kept');
    this.nodeCount++;
    this.depth++;
    super.onopentag(name, boundAttributes(attributes));
  }

  override onclosetag(): void {
    const closed = this.open.pop();
    if (closed === 'opaque' || closed === 'hidden') this.opaqueCount--;
    if (closed === 'hidden') this.hiddenCount--;
    if (closed !== 'kept' && closed !== 'opaque') return;
    this.depth--;
    super.onclosetag();
  }

  override ontext(text: string): void {
    if (this.nodeCount >= nodeLimit || this.hiddenCount > 0) return;
    this.nodeCount++;
    super.ontext(text);
  }
}

function boundAttributes(attributes: Record<string, string>): Record<string, string> {
  if (areBounded(attributes)) return attributes;
  const bounded: Record<string, string> = {};
  for (const name of Object.keys(attributes).slice(0, attributeLimit)) {
    bounded[name] = (attributes[name] ?? '').slice(0, attributeLengthLimit);
  }
  return bounded;
}

/** Runs for every element, so it builds no list of names. */
function areBounded(attributes: Record<string, string>): boolean {
  let count = 0;
  for (const name in attributes) {
    count++;
    if (count > attributeLimit || (attributes[name]?.length ?? 0) > attributeLengthLimit) return false;
  }
  return true;
}
