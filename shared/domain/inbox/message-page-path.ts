/** Path of the private page where the sender follows a message. */
export function makeMessagePagePath(token: string): string {
  return `/messages/${token}`;
}

/** The secret in such a path. */
export function readMessagePageToken(path: string): string {
  return path.slice(makeMessagePagePath('').length);
}
