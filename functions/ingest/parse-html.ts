import { type Document, DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Deeper nesting is flattened: measured, 100,000 nested elements overflow every recursive reader. */
const depthLimit = 150;
const nodeLimit = 200_000;
const attributeLimit = 60;
const attributeLengthLimit = 4096;

/** Elements whose nesting is kept whatever the depth, so that their text is never shown. */
const opaqueElements = new Set(['script', 'style', 'template', 'noscript']);

/**
 * Parses HTML into a tree bounded in depth, nodes and attributes, so that every reader after it is bounded too.
 * Never throws; what exceeds a bound is flattened or left out.
 */
export function parseHtml(html: string): Document {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return handler.root;
}

class BoundedHandler extends DomHandler {
  private nodeCount = 0;
  private depth = 0;
  /** For each open element, whether it became a node. */
  private readonly kept: boolean[] = [];

  override onopentag(name: string, attributes: Record<string, string>): void {
    const keep = this.nodeCount < nodeLimit && (this.depth < depthLimit || opaqueElements.has(name));
    this.kept.push(keep);
    if (!keep) return;
    this.nodeCount++;
    this.depth++;
    super.onopentag(name, boundAttributes(attributes));
  }

  override onclosetag(): void {
    if (!this.kept.pop()) return;
    this.depth--;
    super.onclosetag();
  }

  override ontext(text: string): void {
    if (this.nodeCount >= nodeLimit) return;
    this.nodeCount++;
    super.ontext(text);
  }
}

function boundAttributes(attributes: Record<string, string>): Record<string, string> {
  const names = Object.keys(attributes);
  if (
    names.length <= attributeLimit &&
    names.every((name) => (attributes[name]?.length ?? 0) <= attributeLengthLimit)
  ) {
    return attributes;
  }
  const bounded: Record<string, string> = {};
  for (const name of names.slice(0, attributeLimit)) {
    bounded[name] = (attributes[name] ?? '').slice(0, attributeLengthLimit);
  }
  return bounded;
}
