/** Fills a phrase's placeholders. */
export function fill(phrase: string, blanks: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => blanks[name] ?? whole);
}

/** Joins sentences to a paragraph; after a full-width stop there is no space. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ').replace(/(?<=[。！？：]) /g, '');
}
