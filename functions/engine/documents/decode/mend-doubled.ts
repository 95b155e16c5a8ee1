const decoder = new TextDecoder('windows-1252');
/** Bytes that continue a UTF-8 character, as windows-1252 shows them. */
const continuations = decoder.decode(Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at));
const byteOf = new Map([...continuations].map((character, at) => [character, 0x80 + at]));
const any = `[${continuations.replace(/[\\\]^-]/g, '\\$&')}]`;

/** First bytes of accented Latin and Cyrillic letters, and of punctuation. */
const leadsOfTwo = decoder.decode(Uint8Array.of(0xc2, 0xc3, 0xc4, 0xc5, 0xd0, 0xd1));
const leadOfThree = decoder.decode(Uint8Array.of(0xe2));
const doubled = new RegExp(`[${leadsOfTwo}]${any}|${leadOfThree}${any}{2}`, 'g');
/** What may stand behind a capital with a mark: "AMANHÃ»". */
const blankOrQuote = /[\s«»‹›“”„‘’‚]/;
/** A single one may be meant. */
const fewest = 2;

/**
 * Decodes what was encoded twice: pages put together by programs that took UTF-8 for windows-1252 show "GebÃ¼hr". No
 * language writes these signs behind capitals with a mark, except for blanks and quotes.
 */
export function mendDoubled(text: string): string {
  const letters =
    text.match(doubled)?.filter((found) => !blankOrQuote.test(found) && /\p{Ll}/u.test(decode(found))) ?? [];
  return letters.length < fewest ? text : text.replace(doubled, decode);
}

function decode(found: string): string {
  const bytes = [...found].map((character) => byteOf.get(character) ?? character.charCodeAt(0));
  const decoded = Buffer.from(bytes).toString('utf8');
  return decoded.includes('\ufffd') ? found : decoded;
}
