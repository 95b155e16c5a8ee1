import type { TextItem } from '../pdf-segments.ts';

/** Shorter texts may repeat letters by themselves. */
const fewestDoubled = 3;
const repeated = [/^(?:(.)\1\1)+$/u, /^(?:(.)\1)+$/u];

/** A text of which each character was printed two or three times at one place, to make it bold, with each once. */
export function undouble(item: TextItem): TextItem {
  const words = item.str.split(/\s+/).filter((word) => word !== '');
  const times = repeated.findIndex(
    (pattern) => words.length > 0 && words.every((word) => pattern.test(word)),
  );
  if (times === -1) return item;
  const step = times === 0 ? 3 : 2;
  const once = words
    .map((word) =>
      Array.from(word)
        .filter((_, at) => at % step === 0)
        .join(''),
    )
    .join(' ');
  return (once.match(/\p{L}/gu) ?? []).length >= fewestDoubled ? { ...item, str: once } : item;
}
