import { compareTexts } from './recording.ts';

/** JSON with sorted keys, one value per line. */
export const printSorted = (value: unknown): string => JSON.stringify(value, sortKeys, 1);

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => compareTexts(left, right)));
}
