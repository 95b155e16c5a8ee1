import { unmaskLookalikes } from '#functions/engine/language/lookalikes.ts';
import { instructionWords } from '#functions/engine/lexicon/tables/instructions.ts';
import { findMachineOrders } from './machine-orders.ts';

/** Lines of the form in which a model replies: on a page they can only be meant for it. */
const replyForm =
  /(?<!\p{L})(?:VERDICT\s*:\s*(?:answers|part|silent|other)(?!\p{L})|SAY\s*:|FROM\s*:\s*\d+\s*["“”]|(?:CLOSEST|QUERY)\s*:)/u;

/** Instructions to an assistant rather than statements to a reader. */
const instructionPatterns: readonly RegExp[] = [
  ...instructionWords.flatMap(({ patterns }) => patterns),
  replyForm,
  /"tool"\s*:\s*"/,
  /(?:\bQ:.{1,60}\bA:.{1,60}){4,}/,
];

const isMachineOrder = findMachineOrders(instructionWords.map(({ toMachine }) => toMachine));

/** Whether a text gives the assistant instructions. Such text is kept out of answers; it is data, never obeyed. */
export function isInstruction(text: string): boolean {
  // Wide letters and signs say the same.
  const plain = unmaskLookalikes(text.normalize('NFKC'));
  const isOrder = (it: string) =>
    instructionPatterns.some((pattern) => pattern.test(it)) || isMachineOrder(it);
  return isOrder(plain) || (plain !== text && isOrder(text));
}

/** Drops the sentences of a title or label that are instructions. */
export function dropInstructions(text: string): string {
  if (!isInstruction(text)) return text;
  const kept = text.split(/(?<=[.!?])\s+/).filter((sentence) => !isInstruction(sentence));
  return kept.join(' ');
}
