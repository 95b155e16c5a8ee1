import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { AgeWords } from '#functions/engine/lexicon/question-grammar.ts';
import { allDialogues, patternOf, sourceOf } from './join-dialogues.ts';

const ageQuestionPattern = patternOf(({ questions }) => questions.age);

const ages = (pick: (words: AgeWords) => RegExp | undefined) =>
  sourceOf(({ grammar }) => grammar.ages && pick(grammar.ages));

const number = `(?:\\d{1,3}|${ages(({ numbers }) => numbers)})`;
const range = `${number}(?:[-\\s]*(?:–|-|${ages(({ rangeJoiner }) => rangeJoiner)})\\s*${number})?`;

/** How pages state ages, folded; the same words with other context state durations. */
const agePattern = new RegExp(
  [
    // "Ages 4 to 6", "Alter: ab 3", "Âge minimum : 6".
    `(?:${ages(({ nouns }) => nouns)})(?!\\p{L})[^.!?]{0,25}?(?<![\\p{L}\\d])${number}(?![\\d%€$]|\\p{L})`,
    ...allDialogues.flatMap(({ grammar }) =>
      (grammar.ages?.told ?? []).map((way) =>
        way.replaceAll('{number}', number).replaceAll('{range}', range),
      ),
    ),
    // "Kids 5–12", "Infants (6 weeks to 18 months)", "18+".
    `(?:${ages(({ smallChildren }) => smallChildren)})\\W{0,3}(?:(?:${ages(({ from }) => from)}) )?${number}[-\\s]*(?:–|\\d|${ages(({ after }) => after)})`,
    '\\d{1,2}\\+(?=\\s*(?:$|[).,;:·|]))',
    // "Born in 1968", "Jahrgang 1968".
    `(?:${ages(({ born }) => born)})(?!\\p{L})[^.!?]{0,30}?(?<!\\d)(?:19|20)\\d\\d(?!\\d)`,
  ]
    .map((pattern) => `(?<![\\p{L}\\d])${pattern}`)
    .join('|'),
  'u',
);

/** Whether a question asks for an age, in any wording. */
export function asksForAge({ text }: { text: string }): boolean {
  return ageQuestionPattern.test(foldWord(text));
}

/** Whether a text states somebody's age or an age limit. */
export function showsAge(text: string): boolean {
  return agePattern.test(foldWord(text));
}
