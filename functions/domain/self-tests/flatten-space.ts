/** Normalizes whitespace for comparing a quote with its source. */
export function flattenSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
