import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { patternOf } from '#functions/engine/search/join-dialogues.ts';
import type { ReadingPrompt } from './prompts.ts';

const injectionPattern = patternOf(({ remarks }) => remarks.injection);
const toTheModelPattern = patternOf(({ remarks }) => remarks.toTheModel);

/** This many consecutive words of the instructions aren't a coincidence. */
const sharedRun = 6;

/** Whether a sentence is to or about the model instead of the organisation. */
export function addressesModel(sentence: string, prompt: ReadingPrompt): boolean {
  const folded = foldWord(sentence).replaceAll('’', "'");
  return (
    isInstruction(sentence) ||
    injectionPattern.test(folded) ||
    toTheModelPattern.test(folded) ||
    repeatsRules(sentence, prompt)
  );
}

const runsOfRules = new Map<string, ReadonlySet<string>>();

function repeatsRules(sentence: string, { rules, reminder, queries }: ReadingPrompt): boolean {
  const said = `${rules}\n${reminder}\n${queries}`;
  const known = runsOfRules.get(said) ?? new Set(listWordRuns(said));
  runsOfRules.set(said, known);
  return listWordRuns(sentence).some((run) => known.has(run));
}

function listWordRuns(text: string): string[] {
  const words = tokenize(text).map(({ word }) => word);
  return words.slice(sharedRun - 1).map((_, index) => words.slice(index, index + sharedRun).join(' '));
}
