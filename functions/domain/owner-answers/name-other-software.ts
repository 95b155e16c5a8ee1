import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { OwnerAnswer } from './match-owner-answers.ts';

/** How a brand's answers call what they know no name of. */
const otherSoftware = 'other software';

const wordsOf = new WeakMap<readonly OwnerAnswer[], ReadonlySet<string>>();

/**
 * A question about a name that none of a brand's answers says, as one about other software: whoever sells an assistant is
 * asked whether it works with some program.
 */
export function nameOtherSoftware(message: string, answers: readonly OwnerAnswer[]): string {
  const known = wordsOf.get(answers) ?? readWords(answers);
  wordsOf.set(answers, known);
  return message.replace(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu, (name) =>
    tokenize(name).every(({ word }) => known.has(word)) ? name : otherSoftware,
  );
}

function readWords(answers: readonly OwnerAnswer[]): ReadonlySet<string> {
  const texts = answers.flatMap(({ question, wordings = [], answer }) => [question, ...wordings, answer]);
  return new Set(texts.flatMap((text) => tokenize(text).map(({ word }) => word)));
}
