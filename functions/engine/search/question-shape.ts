import { foldWord } from '#functions/engine/language/tokenize.ts';
import { sourceOf } from './join-dialogues.ts';
import { opener } from './opener.ts';

const howToPattern = new RegExp(`^${opener}(?:${sourceOf(({ grammar }) => grammar.howTo)})(?!\\p{L})`, 'u');
const whatIsPattern = new RegExp(`^${opener}(?:${sourceOf(({ grammar }) => grammar.whatIs)})(?!\\p{L})`, 'u');

/** "How do I …": may be about the world or about the organisation. */
export function asksHowTo(text: string): boolean {
  return howToPattern.test(foldWord(text.trim()));
}

/** "What is …", "who is …": may be about either too. */
export function asksWhatIs(text: string): boolean {
  return whatIsPattern.test(foldWord(text.trim()));
}
