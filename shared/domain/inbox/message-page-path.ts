/** Address of the private page where the sender follows a message. The part after `#` reaches no server and no log. */
export const makeMessagePagePath = (token: string): string => `/messages#token=${token}`;

/** The secret in such an address, or in an earlier one, which had it in its path. Empty when there is none. */
export function readMessagePageToken(address: string): string {
  return /(?:\/messages\/|#token=)([\w-]+)$/.exec(address)?.[1] ?? '';
}
