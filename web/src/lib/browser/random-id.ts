/**
 * A random id of 128 bits, in at most 63 characters. `crypto.randomUUID` is missing on a page without TLS, and in a
 * widget around which there is none.
 */
export function makeRandomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join('-');
}
