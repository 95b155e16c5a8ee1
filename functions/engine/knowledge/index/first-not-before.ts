/** Position of the first text that does not stand before another, in texts that are in code unit order. */
export function firstNotBefore(
  sorted: { length: number; at(position: number): string | undefined },
  text: string,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted.at(middle) ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
