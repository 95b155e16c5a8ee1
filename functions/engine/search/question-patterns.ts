import type { Dialogue } from '#functions/engine/lexicon/dialogue.ts';
import type { QuestionPatterns } from '#functions/engine/lexicon/question-patterns.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { allDialogues, patternOf } from './join-dialogues.ts';

/** Kinds of questions by their expected answers. */
export type QuestionKind =
  | 'who'
  | 'when'
  | 'where'
  | 'how-much'
  | 'how-many'
  | 'how-long'
  | 'what-time'
  | 'yes-no'
  | 'how'
  | 'what';

type Step = {
  [Name in keyof QuestionPatterns]-?: NonNullable<QuestionPatterns[Name]> extends RegExp ? Name : never;
}[keyof QuestionPatterns];

/** In order of precedence. `value` is what the answer must contain. */
const steps: readonly { step: Step; kind: QuestionKind; value?: ValueType }[] = [
  { step: 'covers', kind: 'yes-no' },
  { step: 'howLong', kind: 'how-long', value: 'duration' },
  { step: 'whatTime', kind: 'what-time', value: 'time' },
  { step: 'age', kind: 'how-many', value: 'number' },
  { step: 'howMany', kind: 'how-many', value: 'number' },
  { step: 'howMuch', kind: 'how-much', value: 'money' },
  { step: 'when', kind: 'when', value: 'date' },
  { step: 'who', kind: 'who', value: 'person' },
  { step: 'where', kind: 'where', value: 'address' },
  { step: 'how', kind: 'how' },
  { step: 'yesNo', kind: 'yes-no' },
];

/** Dialogues whose patterns are tried in the same round. */
const rounds: readonly (readonly Dialogue[])[] = [true, undefined].map((isTriedFirst) =>
  allDialogues.filter(({ questions }) => questions.isTriedFirst === isTriedFirst),
);

/** In order of precedence, for the folded question. */
export const questionPatterns: readonly { kind: QuestionKind; value?: ValueType; pattern: RegExp }[] =
  rounds.flatMap((round) =>
    steps.map(({ step, ...asked }) => ({
      ...asked,
      pattern: patternOf(({ questions }) => questions[step], round),
    })),
  );

/** Asks how to contact the organisation by any means. */
export const reachPattern = patternOf(({ contact }) => contact.reach);

/** "How do I get there?" and nothing else, for the folded question. */
export const wayPattern = patternOf(({ contact }) => contact.way);

/** Words that ask for a contact detail in any kind of question. */
export const contactPatterns: readonly { value: ValueType; pattern: RegExp }[] = rounds.flatMap((round) => [
  { value: 'email', pattern: patternOf(({ contact }) => contact.email, round) },
  { value: 'phone', pattern: patternOf(({ contact }) => contact.phone, round) },
]);
