import type { Fact } from '../knowledge.ts';

const depthLimit = 4;

type Entry = Record<string, unknown>;

/** Contact data and hours that a page states in its structured data; texts of other kinds are not trusted. */
export function findStructuredFacts(entries: readonly Entry[], source: number): Fact[] {
  return entries.flatMap((entry) => readEntry(entry, source, 0));
}

function readEntry(entry: Entry, source: number, depth: number): Fact[] {
  if (depth > depthLimit) return [];
  const label = textOf(entry.name);
  const fact = (kind: Fact['kind'], value: string): Fact[] =>
    value === '' ? [] : [{ kind, value, label, quote: value, source }];
  const nested = Object.values(entry).flatMap((value) =>
    (Array.isArray(value) ? value : [value])
      .filter(isEntry)
      .flatMap((inner) => readEntry(inner, source, depth + 1)),
  );
  return [
    ...fact('phone', textOf(entry.telephone)),
    ...fact('fax', textOf(entry.faxNumber)),
    ...fact('email', textOf(entry.email).replace(/^mailto:/i, '')),
    ...fact('address', postalAddress(entry)),
    ...fact('hours', textOf(entry.openingHours)),
    ...nested,
  ];
}

function postalAddress(entry: Entry): string {
  const town = [textOf(entry.postalCode), textOf(entry.addressLocality), textOf(entry.addressRegion)]
    .filter(Boolean)
    .join(' ');
  const street = textOf(entry.streetAddress);
  return street === '' ? '' : [street, town].filter(Boolean).join(', ');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().slice(0, 300);
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item === 'string')
      .join('; ')
      .slice(0, 300);
  return '';
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
