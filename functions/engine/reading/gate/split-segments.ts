import { answerSource } from '#functions/engine/search/join-dialogues.ts';

const joiner = [
  answerSource(({ joinsClauses }) => joinsClauses),
  answerSource(({ joinsParts }) => joinsParts),
].join('|');
const segmentBreak = new RegExp(
  `(?:[;:]\\s+|[,.]\\s+|\\s[–—-]\\s|\\s[(]|[)]\\s|\\s(?=(?:${joiner})\\s))`,
  'giu',
);

/** Parts of a sentence that could be left out on their own. */
export function splitSegments(sentence: string): string[] {
  const parts = sentence.split(segmentBreak).map((part) => part.trim());
  return parts.filter((part) => /[\p{L}\d]/u.test(part));
}
