import type { Passage } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { type ValueType, valueTypes } from '#functions/engine/lexicon/value-type.ts';
import { allDialogues, answerSource } from '#functions/engine/search/join-dialogues.ts';

const splitLabels = (labels: string | undefined) => labels?.split(', ') ?? [];

/** Labels that pages put above or before a kind of value, folded. */
const labelsByValue: ReadonlyMap<ValueType, ReadonlySet<string>> = new Map(
  valueTypes.map((value) => [
    value,
    new Set(allDialogues.flatMap(({ answers }) => splitLabels(answers?.valueLabels?.[value]))),
  ]),
);

const inlinePattern = /^([^:.?!]{2,30})[:?]\s+\S/u;
/** "Date & time", "Wann und wo". */
const joinPattern = new RegExp(`\\s*[&/,+]\\s*|\\s+${answerSource(({ and }) => and)}\\s+`, 'u');
/** Only this many statements below a heading are its value. */
const statementsBelow = 2;

/** Whether the page labels a statement as this value: "Where: Main Hall", or a line below the heading "Where?". */
export function isLabelledFor(value: ValueType, { headings, statements }: Passage, at: number): boolean {
  const statement = statements[at];
  if (!statement || statement.kind === 'heading' || statement.kind === 'row') return false;
  const label = inlinePattern.exec(statement.text)?.[1];
  if (label !== undefined && isLabelOf(value, label)) return true;
  const first = statements.findIndex(({ kind }) => kind !== 'heading');
  return at < first + statementsBelow && isLabelOf(value, headings.at(-1) ?? '');
}

/** Whether a heading or label names kinds of values and nothing else. */
export function isLabelOf(value: ValueType, label: string): boolean {
  const parts = foldWord(label)
    .replace(/[\s:?!.]+$/, '')
    .split(joinPattern);
  const isLabel = (part: string) => [...labelsByValue.values()].some((words) => words.has(part));
  return parts.some((part) => labelsByValue.get(value)?.has(part)) && parts.every(isLabel);
}

/** A compound ends with a label this long: "Beratungsgebühr". */
const shortestCompounded = 5;

/** Whether a text has a word that pages use as a label of this kind of value: "Our fees depend on the case". */
export function mentionsLabelOf(value: ValueType, text: string): boolean {
  const labels = [...(labelsByValue.get(value) ?? [])];
  return tokenize(foldWord(text)).some(({ word }) =>
    labels.some((label) => word === label || (label.length >= shortestCompounded && word.endsWith(label))),
  );
}
