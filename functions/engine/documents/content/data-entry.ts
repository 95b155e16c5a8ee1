/** An item of structured data, with schema.org's property names. */
export type DataEntry = Record<string, unknown>;

const dataTextLengthLimit = 300;

export function isDataEntry(value: unknown): value is DataEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property as text: semicolons separate several values, and a nested item is shown by its name. */
export function dataText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim().slice(0, dataTextLengthLimit);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.map(dataText).filter(Boolean).join('; ').slice(0, dataTextLengthLimit);
  return isDataEntry(value) ? dataText(value.name) : '';
}

/** The nested items of a property, one or many. */
export function innerEntries(value: unknown): DataEntry[] {
  return (Array.isArray(value) ? value : [value]).filter(isDataEntry);
}

/** Last segment of each type: "https://schema.org/Event" and "schema:Event" are events. */
export function dataTypes({ '@type': type }: DataEntry): string[] {
  const types = Array.isArray(type) ? type : [type];
  return types.flatMap((name) => (typeof name === 'string' ? (name.split(/[/#:]/).at(-1) ?? []) : []));
}
