/** Lower bound: position of the first text that isn't less than another, in texts sorted by code unit. */
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
