/** Normalizes whitespace for comparing a quote with its source. */
export const flattenSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Between the words of a row that is told with its header: "Label — Column: value; Column: value". */
const betweenCells = / — |; |: /;

/**
 * Whether each line of a quote stands in a flattened text. A quote leaves out the header of a table, or tells a row with it,
 * of which then each cell stands there.
 */
export function holdsLines(flattened: string, quote: string): boolean {
  const holds = (words: string) => flattened.includes(flattenSpace(words));
  return quote.split('\n').every((line) => holds(line) || line.split(betweenCells).every(holds));
}
