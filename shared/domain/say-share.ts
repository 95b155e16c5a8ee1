/** Below this a percentage would claim more than the numbers tell. */
const fewest = 20;

/** A share as a percentage, or as numbers when there are few. */
export function sayShare(count: number, total: number): string {
  return total < fewest ? `${count} of ${total}` : `${Math.round((count / total) * 100)}%`;
}
