/** Of a few languages, as names of organisations begin with them. */
const article = /^(?:the|an?|der|die|das|le|la|les|el|los|las|il|o|os)\s+/i;

/** Two letters for a name: of its first two words, without an article before them, else the first two of its one word. */
export function findInitials(name: string): string {
  const [first = [], second] = name
    .trim()
    .replace(article, '')
    .split(/[\s-]+/)
    .map((word) => [...word].filter((letter) => /[\p{L}\p{N}]/u.test(letter)))
    .filter((letters) => letters.length > 0);
  const letters = second ? [first[0], second[0]] : first.slice(0, 2);
  return letters.join('').toUpperCase();
}
