import { fillText } from './fill-text.ts';

const repeatedWordPattern = /^(\p{L}+) \1 /iu;

/** What the field and the page ask for; a name that begins with "Ask" itself says it once. */
export function sayAsk(text: string, name: string): string {
  return fillText(text, { name }).replace(repeatedWordPattern, '$1 ');
}
