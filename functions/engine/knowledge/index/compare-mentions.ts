import type { Mentions } from './mentions.ts';
import type { ShortNumbers } from './number-arrays.ts';

/** Words between the nearest positions of two mentions. */
export function distanceBetween(
  places: ShortNumbers,
  { starts, ends }: Mentions,
  left: number,
  right: number,
): number {
  const leftEnd = ends[left] ?? 0;
  const rightEnd = ends[right] ?? 0;
  let leftAt = starts[left] ?? 0;
  let rightAt = starts[right] ?? 0;
  let nearest = places.length;
  while (leftAt < leftEnd && rightAt < rightEnd) {
    const distance = (places[rightAt] ?? 0) - (places[leftAt] ?? 0);
    nearest = Math.min(nearest, Math.abs(distance));
    if (distance > 0) leftAt++;
    else rightAt++;
  }
  return nearest;
}

/** Whether the right mention directly follows the left one. */
export function isRightAfter(
  places: ShortNumbers,
  { starts, ends }: Mentions,
  left: number,
  right: number,
): boolean {
  const leftEnd = ends[left] ?? 0;
  const rightEnd = ends[right] ?? 0;
  let leftAt = starts[left] ?? 0;
  let rightAt = starts[right] ?? 0;
  while (leftAt < leftEnd && rightAt < rightEnd) {
    const distance = (places[rightAt] ?? 0) - (places[leftAt] ?? 0);
    if (distance === 1) return true;
    if (distance > 0) leftAt++;
    else rightAt++;
  }
  return false;
}
