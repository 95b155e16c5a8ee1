/** Ways to make a sentence say something else while most of its words stay. */
export const distortions = ['other number', 'other name', 'other word', 'turned round'] as const;
type Distortion = (typeof distortions)[number];

/** The distorted sentence, or undefined where there is nothing to distort. */
export function distort(kind: Distortion, text: string, other: string): string | undefined {
  switch (kind) {
    case 'other number':
      // The number that begins a list's item is not part of the sentence.
      return replaceFirst(text, /(?<=\p{L}[^.]*)\d+/u, (number) => String(Number(number) + 3));
    case 'other name':
      return swap(text, other, /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{3,}/u);
    case 'other word':
      return swap(text, other, /(?<=\s)\p{Ll}{7,}(?=[\s.,])/u);
    case 'turned round':
      return replaceFirst(
        text,
        / (is|are|was|were|can|will|ist|sind|kann|wird|est|sont|peut)(?= )/,
        (verb) => `${verb} ${notOf(verb)}`,
      );
  }
}

function notOf(verb: string): string {
  if (/ist|sind|kann|wird/.test(verb)) return 'nicht';
  return /est|sont|peut/.test(verb) ? 'pas' : 'not';
}

function swap(text: string, other: string, pattern: RegExp): string | undefined {
  const replacement = pattern.exec(other)?.[0];
  if (replacement === undefined || text.includes(replacement)) return undefined;
  return replaceFirst(text, pattern, () => replacement);
}

function replaceFirst(text: string, pattern: RegExp, change: (found: string) => string): string | undefined {
  const changed = text.replace(pattern, change);
  return changed === text ? undefined : changed;
}
