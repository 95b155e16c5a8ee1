/** Positions in a list in code unit order of the terms that begin with a prefix. */
export function termsWithPrefix(terms: readonly string[], prefix: string): number[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  while (terms[low]?.startsWith(prefix)) found.push(low++);
  return found;
}
