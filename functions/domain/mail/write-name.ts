/** Code points of an encoded word, which has at most 75 characters (RFC 2047): four bytes each, in Base64. */
const encodedLength = 11;

/** A name before an address (RFC 5322): quoted, or encoded where it is not plain ASCII. */
export function writeName(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return `"${name.replace(/["\\]/g, '\\$&')}"`;
  const letters = [...name];
  const words = Array.from({ length: Math.ceil(letters.length / encodedLength) }, (_, at) =>
    letters.slice(at * encodedLength, (at + 1) * encodedLength).join(''),
  );
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
