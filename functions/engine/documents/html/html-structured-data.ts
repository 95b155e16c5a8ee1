import { type Element, isTag, isText } from 'domhandler';
import { type DataEntry, isDataEntry } from '../content/data-entry.ts';

const entryLimit = 50;
const structuredDataLengthLimit = 200_000;
const propertyLimit = 40;
const valueLengthLimit = 2000;

/** Structured data of a page: JSON-LD, microdata, RDFa, and the targets of its mail and phone links. */
export function readStructuredData(elements: readonly Element[]): DataEntry[] {
  const entries: DataEntry[] = [];
  const contacts = new Map<string, DataEntry>();
  for (const element of elements) {
    if (entries.length >= entryLimit) break;
    if (element.name === 'script' && element.attribs.type === 'application/ld+json') {
      entries.push(...parseJsonLd(scriptText(element)));
    }
    const markup = markupOf(element);
    if (markup) entries.push(readMarkup(element, markup));
    const contact = element.name === 'a' ? readContactLink(element) : undefined;
    if (contact && contacts.size < entryLimit) contacts.set(JSON.stringify(contact), contact);
  }
  return [...entries, ...contacts.values()].slice(0, entryLimit);
}

function scriptText(element: Element): string {
  return element.children
    .map((child) => (isText(child) ? child.data : ''))
    .join('')
    .slice(0, structuredDataLengthLimit);
}

function parseJsonLd(text: string): DataEntry[] {
  try {
    const value: unknown = JSON.parse(text);
    const roots = Array.isArray(value) ? value : [value];
    return roots.flatMap((root) => {
      if (!isDataEntry(root)) return [];
      const graph = root['@graph'];
      return Array.isArray(graph) ? graph.filter(isDataEntry) : [root];
    });
  } catch {
    return [];
  }
}

/** Attributes of HTML microdata and RDFa Lite 1.1. */
const markups = [
  { scope: 'itemscope', type: 'itemtype', property: 'itemprop' },
  { scope: 'typeof', type: 'typeof', property: 'property' },
] as const;

/** The markup by which an element starts an item of its own; undefined for anything else. */
function markupOf({ attribs }: Element): (typeof markups)[number] | undefined {
  for (const markup of markups) if (markup.scope in attribs && !(markup.property in attribs)) return markup;
  return undefined;
}

function readMarkup(scope: Element, markup: (typeof markups)[number]): DataEntry {
  const entry: DataEntry = { '@type': scope.attribs[markup.type]?.split(/[/:]/).at(-1) ?? 'Thing' };
  const visit = (element: Element) => {
    const name = element.attribs[markup.property]?.split(':').at(-1);
    const isScope = markup.scope in element.attribs;
    if (name && (name in entry || Object.keys(entry).length < propertyLimit)) {
      addProperty(entry, name, isScope ? readMarkup(element, markup) : propertyValue(element));
    }
    if (!name || !isScope) element.children.filter(isTag).forEach(visit);
  };
  scope.children.filter(isTag).forEach(visit);
  return entry;
}

/** A repeated property has several values. */
function addProperty(entry: DataEntry, name: string, value: string | DataEntry): void {
  const known: unknown = entry[name];
  if (known === undefined) entry[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else entry[name] = [known, value];
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

function readContactLink({ attribs }: Element): DataEntry | undefined {
  const href = attribs.href ?? '';
  if (!/^(?:mailto|tel):/i.test(href)) return undefined;
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
