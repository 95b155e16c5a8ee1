/**
 * A random id of 128 bits, in at most 63 characters. `crypto.randomUUID` is missing where the page around a widget has
 * no TLS.
 */
export function makeRandomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join('-');
}
