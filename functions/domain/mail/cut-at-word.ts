/** The beginning of a text, cut between words; what is longer ends with an ellipsis. `most` counts characters. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  // One word longer than that is cut anywhere, but never within a character.
  const kept = space > most / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,;:–—-]+$/, '')}…`;
}
