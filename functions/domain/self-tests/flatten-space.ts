/** A quote as it is compared with where it stands. */
export function flattenSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
