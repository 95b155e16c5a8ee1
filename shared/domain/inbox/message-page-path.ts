/** Path of the private page on which the sender of a message sees what becomes of it. */
export function makeMessagePagePath(token: string): string {
  return `/messages/${token}`;
}
