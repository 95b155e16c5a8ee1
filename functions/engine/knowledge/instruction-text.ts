import { joinSources } from '#functions/engine/language/join-patterns.ts';
import { unmaskLookalikes } from '#functions/engine/language/lookalikes.ts';
import type { InstructionWords } from '#functions/engine/lexicon/instruction-words.ts';
import { instructionWords } from '#functions/engine/lexicon/instructions.ts';

const anyOf = (pick: (words: InstructionWords) => RegExp | undefined) =>
  `(?:${joinSources(instructionWords.map(pick))})`;

/** By form: addresses an assistant, a model or a crawler and tells it what to do. */
const addressPattern = new RegExp(
  `(?:^|[.!?\\]})>"”]\\s*|\\b${anyOf(({ memo }) => memo)} ${anyOf(({ memoTo }) => memoTo)}(?: ${anyOf(({ everyone }) => everyone)})* )${anyOf(({ artificial }) => artificial)}?${anyOf(({ assistant }) => assistant)}\\s*[:,–—-]\\s*${anyOf(({ order }) => order)}`,
  'i',
);

/** Instructions to an assistant rather than statements to a reader. */
const instructionPatterns: readonly RegExp[] = [
  ...instructionWords.flatMap(({ patterns }) => patterns),
  addressPattern,
  /"tool"\s*:\s*"/,
  /(?:\bQ:.{1,60}\bA:.{1,60}){4,}/,
];

/** Whether a text gives the assistant instructions. Such text is kept out of answers; it is data, never obeyed. */
export function isInstruction(text: string): boolean {
  const plain = unmaskLookalikes(text);
  return instructionPatterns.some((pattern) => pattern.test(plain));
}

/** Drops the sentences of a title or label that are instructions. */
export function dropInstructions(text: string): string {
  if (!isInstruction(text)) return text;
  const kept = text.split(/(?<=[.!?])\s+/).filter((sentence) => !isInstruction(sentence));
  return kept.join(' ');
}
