/** One thing that a page states as data, by schema.org's names. */
export type DataEntry = Record<string, unknown>;

const textLengthLimit = 300;

export function isDataEntry(value: unknown): value is DataEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property as text: several values are separated by semicolons, an inner thing is told by its name. */
export function dataText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim().slice(0, textLengthLimit);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(dataText).filter(Boolean).join('; ').slice(0, textLengthLimit);
  return isDataEntry(value) ? dataText(value.name) : '';
}

/** The things below a property, one or many. */
export function innerEntries(value: unknown): DataEntry[] {
  return (Array.isArray(value) ? value : [value]).filter(isDataEntry);
}

/** The last part of the types: "https://schema.org/Event" and "schema:Event" are events. */
export function dataTypes({ '@type': type }: DataEntry): string[] {
  const types = Array.isArray(type) ? type : [type];
  return types.flatMap((name) => (typeof name === 'string' ? (name.split(/[/#:]/).at(-1) ?? []) : []));
}
