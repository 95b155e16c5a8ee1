/** Path of the private page where the sender follows a message. */
export function makeMessagePagePath(token: string): string {
  return `/messages/${token}`;
}
