import { type Element, isTag } from 'domhandler';
import { type DataEntry, isDataEntry } from '../content/data-entry.ts';
import { readMailto, readPhoneLink } from './addresses/contact-link.ts';
import { ownText, wholeText } from './element-text.ts';

const entryLimit = 50;
const structuredDataLengthLimit = 200_000;
const propertyLimit = 40;
const valueLengthLimit = 2000;
const fewestDigits = 5;

/**
 * Structured data of a page: JSON-LD, microdata, RDFa, and the targets of mail and phone links that its text doesn't
 * tell. Those in the text stand beside whose they are.
 */
export function readStructuredData(elements: readonly Element[], text: string): DataEntry[] {
  const entries: DataEntry[] = [];
  const contacts = new Map<string, DataEntry>();
  const told = { text: text.toLowerCase(), digits: text.replace(/\D/g, '') };
  for (const element of elements) {
    if (entries.length >= entryLimit) break;
    if (element.name === 'script' && element.attribs.type === 'application/ld+json') {
      entries.push(...parseJsonLd(scriptText(element)));
    }
    const markup = markupOf(element);
    if (markup) entries.push(readMarkup(element, markup));
    const contact = element.name === 'a' ? readContactLink(element, told) : undefined;
    if (contact && contacts.size < entryLimit) contacts.set(JSON.stringify(contact), contact);
  }
  return [...entries, ...contacts.values()].slice(0, entryLimit);
}

const scriptText = (element: Element): string => ownText(element).slice(0, structuredDataLengthLimit);

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
  const text = content ?? datetime ?? (element.name === 'a' ? href : undefined) ?? wholeText(element);
  return text.replace(/\s+/g, ' ').trim().slice(0, valueLengthLimit);
}

/** Digits of a number without the codes of country and city. */
const localDigits = 7;

function readContactLink(element: Element, told: { text: string; digits: string }): DataEntry | undefined {
  const { href = '' } = element.attribs;
  const [email] = readMailto(href);
  if (email && !told.text.includes(email.toLowerCase())) return { '@type': 'ContactPoint', email };
  const telephone = readPhoneLink(href);
  const digits = telephone?.replace(/\D/g, '') ?? '';
  const shown = wholeText(element).replace(/\D/g, '').length;
  const isLocal = shown >= fewestDigits && shown <= localDigits && shown < digits.length;
  const isNew =
    digits.length >= fewestDigits && (isLocal || !told.digits.includes(digits.slice(-localDigits)));
  return isNew ? { '@type': 'ContactPoint', telephone } : undefined;
}
