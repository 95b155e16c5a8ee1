/** Normalizes whitespace for comparing a quote with its source. */
export function flattenSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether each line of a quote stands in a flattened text: a quote leaves out the header of a table. */
export function holdsLines(flattened: string, quote: string): boolean {
  return quote.split('\n').every((line) => flattened.includes(flattenSpace(line)));
}
