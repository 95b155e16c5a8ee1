import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';

const entryLimit = 50;
const scriptLengthLimit = 200_000;
const propertyLimit = 40;
const valueLengthLimit = 2000;

type Entry = Record<string, unknown>;

/** What a page states about itself as data: JSON-LD, microdata, and the targets of its mail and phone links. */
export function readStructuredData(document: Document): Entry[] {
  const entries: Entry[] = [];
  const contacts = new Map<string, Entry>();
  walk(document.children, (element) => {
    if (entries.length >= entryLimit) return;
    if (element.name === 'script' && element.attribs.type === 'application/ld+json') {
      entries.push(...parseJsonLd(scriptText(element)));
    } else if ('itemscope' in element.attribs && !('itemprop' in element.attribs))
      entries.push(readMicrodata(element));
    const contact = readContactLink(element);
    if (contact && contacts.size < entryLimit) contacts.set(JSON.stringify(contact), contact);
  });
  return [...entries, ...contacts.values()].slice(0, entryLimit);
}

function walk(nodes: readonly ChildNode[], visit: (element: Element) => void): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    visit(node);
    walk(node.children, visit);
  }
}

function scriptText(element: Element): string {
  return element.children
    .map((child) => (isText(child) ? child.data : ''))
    .join('')
    .slice(0, scriptLengthLimit);
}

function parseJsonLd(text: string): Entry[] {
  try {
    const value: unknown = JSON.parse(text);
    const roots = Array.isArray(value) ? value : [value];
    return roots.flatMap((root) => {
      if (!isEntry(root)) return [];
      const graph = root['@graph'];
      return Array.isArray(graph) ? graph.filter(isEntry) : [root];
    });
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readMicrodata(scope: Element): Entry {
  const entry: Entry = { '@type': scope.attribs.itemtype?.split('/').at(-1) ?? 'Thing' };
  const visit = (element: Element) => {
    const name = element.attribs.itemprop;
    if (name && Object.keys(entry).length < propertyLimit) {
      entry[name] = 'itemscope' in element.attribs ? readMicrodata(element) : propertyValue(element);
    }
    if (!name || !('itemscope' in element.attribs)) element.children.filter(isTag).forEach(visit);
  };
  scope.children.filter(isTag).forEach(visit);
  return entry;
}

function propertyValue(element: Element): string {
  const { content, datetime, href } = element.attribs;
  const text = content ?? datetime ?? (element.name === 'a' ? href : undefined) ?? plainText(element);
  return text.replace(/\s+/g, ' ').trim().slice(0, valueLengthLimit);
}

function plainText(element: Element): string {
  return element.children
    .map((child) => (isText(child) ? child.data : isTag(child) ? plainText(child) : ''))
    .join('');
}

function readContactLink({ name, attribs }: Element): Entry | undefined {
  const href = name === 'a' ? (attribs.href ?? '') : '';
  const mail = /^mailto:([^?\s@]{1,64}@[^?\s@]{1,255})/i.exec(href)?.[1];
  if (mail) return { '@type': 'ContactPoint', email: mail };
  const phone = /^tel:([+\d().\-\s]{5,30})/i.exec(decodeSafely(href))?.[1];
  return phone ? { '@type': 'ContactPoint', telephone: phone.trim() } : undefined;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
