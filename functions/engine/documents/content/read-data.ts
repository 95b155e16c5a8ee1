import { cleanText } from './clean-text.ts';
import { type DataEntry, dataText, dataTypes, innerEntries, isDataEntry } from './data-entry.ts';
import { describeOpeningHours } from './describe-opening-hours.ts';

const entryDepthLimit = 4;

/** A typed statement from structured data, and its line in the stored text of the page. */
export type DataStatement = {
  kind: 'phone' | 'fax' | 'email' | 'address' | 'hours' | 'person' | 'price' | 'event' | 'place';
  value: string;
  /** A name, or the role of a person. */
  label: string;
  line: string;
  /** ISO 8601 dates of events. */
  date?: { from: string; to?: string };
};

/**
 * Contact data, hours, people, events and prices in schema.org's vocabulary. Free texts are ignored: content that
 * visitors don't see isn't trusted.
 */
export function readData(entry: DataEntry, language: string | undefined): DataStatement[] {
  return readEntry(entry, language, 0);
}

function readEntry(entry: DataEntry, language: string | undefined, depth: number): DataStatement[] {
  if (depth > entryDepthLimit) return [];
  const label = cleanText(dataText(entry.name));
  const contact = (kind: DataStatement['kind'], text: string): DataStatement[] => {
    const value = cleanText(text);
    return value === '' ? [] : [{ kind, value, label, line: value }];
  };
  const nested = Object.values(entry).flatMap((value) =>
    (Array.isArray(value) ? value : [value])
      .filter(isDataEntry)
      .flatMap((inner) => readEntry(inner, language, depth + 1)),
  );
  const hours = describeOpeningHours(entry, language);
  return [
    ...contact('phone', dataText(entry.telephone)),
    ...contact('fax', dataText(entry.faxNumber)),
    ...contact('email', dataText(entry.email).replace(/^mailto:/i, '')),
    ...contact('address', postalAddress(entry)),
    ...contact('hours', hours),
    ...readPerson(entry, label),
    ...readEvent(entry, label),
    ...readPrices(entry, label),
    ...nested,
  ];
}

function postalAddress(entry: DataEntry): string {
  const town = [dataText(entry.postalCode), dataText(entry.addressLocality), dataText(entry.addressRegion)]
    .filter(Boolean)
    .join(' ');
  const street = dataText(entry.streetAddress);
  return street === '' ? '' : [street, town].filter(Boolean).join(', ');
}

function readPerson(entry: DataEntry, name: string): DataStatement[] {
  const role = cleanText(dataText(entry.jobTitle));
  if (!dataTypes(entry).includes('Person') || name === '' || role === '') return [];
  return [{ kind: 'person', value: name, label: role, line: `${name}, ${role}` }];
}

const isoDatePattern = /^\d{4}-\d{2}-\d{2}/;

function readEvent(entry: DataEntry, name: string): DataStatement[] {
  const from = isoDatePattern.exec(dataText(entry.startDate))?.[0];
  if (!dataTypes(entry).some((type) => /Event$|^Festival$/.test(type)) || name === '' || !from) return [];
  const to = isoDatePattern.exec(dataText(entry.endDate))?.[0];
  const place = cleanText(dataText(entry.location));
  const days = to && to !== from ? `${from} – ${to}` : from;
  const line = [`${name}: ${days}`, place].filter(Boolean).join(', ');
  return [{ kind: 'event', value: days, label: name, line, date: { from, ...(to && { to }) } }];
}

function readPrices(entry: DataEntry, name: string): DataStatement[] {
  return innerEntries(entry.offers).flatMap((offer) => {
    const price = dataText(offer.price) || dataText(offer.lowPrice);
    const value = [price, dataText(offer.priceCurrency)].filter(Boolean).join(' ');
    const label = [name, cleanText(dataText(offer.name))].filter(Boolean).join(', ');
    if (!/\d/.test(price) || label === '') return [];
    return [{ kind: 'price', value, label, line: `${label}: ${value}` } as const];
  });
}
