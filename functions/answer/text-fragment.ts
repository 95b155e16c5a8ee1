const longestWholeQuote = 80;
const wordsAtEachEnd = 5;

/**
 * Address that makes a browser scroll to a quote and mark it (WICG text fragments): the whole quote when it is short,
 * else its first and last words. Lines and cells of a quote stand in different blocks, so they are ends of a range.
 */
export function withTextFragment(url: string, quote: string): string {
  const lines = quote
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return url;
  const base = url.split(':~:')[0] ?? url;
  return `${base}${base.includes('#') ? '' : '#'}:~:text=${lines.length === 1 ? oneBlock(first) : range(first, last)}`;
}

function oneBlock(text: string): string {
  if (text.length <= longestWholeQuote) return encode(text);
  return range(text, text);
}

function range(from: string, to: string): string {
  const start = from.split(' ').slice(0, wordsAtEachEnd).join(' ');
  const end = to.split(' ').slice(-wordsAtEachEnd).join(' ');
  return `${encode(start)},${encode(end)}`;
}

/** A dash, a comma and an ampersand are syntax in a text directive; `encodeURIComponent` leaves the dash. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
