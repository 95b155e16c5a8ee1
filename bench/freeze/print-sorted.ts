import { compareTexts } from './recording.ts';

/** JSON with sorted keys, one value per line. */
export function printSorted(value: unknown): string {
  return JSON.stringify(value, sortKeys, 1);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => compareTexts(left, right)));
}
