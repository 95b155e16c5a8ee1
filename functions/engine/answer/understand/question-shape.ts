import { foldWord } from '#functions/engine/language/tokenize.ts';
import { opener } from './opener.ts';

const howToPattern = new RegExp(
  `^${opener}(?:how (?:do|can|should|could|would) (?:i|we|one)|how to|wie (?:kann|soll|muss|\\p{L}+e) (?:ich|man)|comment|como (?:puedo|se|hago|hacer)|как (?:мне|можно))(?!\\p{L})`,
  'u',
);
const whatIsPattern = new RegExp(
  `^${opener}(?:what(?:['’]?s| is| are)|who (?:is|are)|who['’]s|was (?:ist|sind)|wer (?:ist|sind)|qu['’]est-ce|quel(?:le)?s?|que (?:es|son)|quien(?:es)? (?:es|son)|что такое|кто так\\p{L}+)(?!\\p{L})`,
  'u',
);

/** "How do I …": asked of the whole world as well as of an organisation. */
export function asksHowTo(text: string): boolean {
  return howToPattern.test(foldWord(text.trim()));
}

/** "What is …", "who is …": so is this. */
export function asksWhatIs(text: string): boolean {
  return whatIsPattern.test(foldWord(text.trim()));
}
