/** Counts texts, ignoring case, most frequent first and in their first spelling. */
export function countEach(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, [string, number]>();
  for (const text of texts) {
    const key = text.toLowerCase();
    const [first, count] = counts.get(key) ?? [text, 0];
    counts.set(key, [first, count + 1]);
  }
  return [...counts.values()].toSorted((a, b) => b[1] - a[1]);
}
