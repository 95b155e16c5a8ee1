/**
 * A random id of 128 bits in the form of a UUID. `crypto.randomUUID` is missing on a page without TLS, and in a widget
 * around which there is none.
 */
export function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
