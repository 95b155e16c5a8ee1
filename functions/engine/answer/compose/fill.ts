/** Fills a phrase's placeholders. */
export function fill(phrase: string, blanks: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => blanks[name] ?? whole);
}
