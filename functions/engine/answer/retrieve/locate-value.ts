import type { Passage } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import { lineOfCapitalsPattern } from './find-leads.ts';
import { isLabelledFor } from './value-labels.ts';

/** Where the requested value is: in the statement, in the item right below it, or soon after it. */
export type ValuePlace = 'own' | 'next-item' | 'next' | 'missing' | 'not-asked';

export function locateValue(value: ValueType | undefined, passage: Passage, at: number): ValuePlace {
  const statement = passage.statements[at];
  if (!value || !statement) return 'not-asked';
  const next = passage.statements[at + 1];
  const isTitle = statement.kind === 'heading' || lineOfCapitalsPattern.test(statement.text);
  if (isTitle && next && next.kind !== 'heading' && showsValue(value, next.text)) return 'next';
  if (showsValue(value, statement.text)) return isBareWeekday(value, statement.text) ? 'next' : 'own';
  if (isLabelledFor(value, passage, at)) return 'own';
  if (value === 'date' && showsValue('time', statement.text)) return 'own';
  if (value === 'address' && filePathPattern.test(statement.text)) return 'own';
  if (value === 'person' && isNamedAbove(passage, at)) return 'own';
  const following = passage.statements.slice(at + 1, at + 3);
  const announces = value === 'person' && statement.kind === 'item';
  if (announces && showsValue(value, following[0]?.text ?? '')) return 'next-item';
  if (following.some(({ text }) => showsValue(value, text))) return 'next';
  // "After 24 hours" also answers "when may I come back?".
  return value === 'date' && showsValue('duration', statement.text) ? 'next' : 'missing';
}

/** File paths: `/usr/local/bin`, `~/.config`, `C:\\Windows`. */
const filePathPattern = /(?<![\w./:-])(?:~?(?:\/[\w.+-]+){2,}|~\/[\w.+-]+|[A-Z]:\\[\w.-]+)/;

/** A weekday without a date means a recurring event, and is often mentioned in passing. */
function isBareWeekday(value: ValueType, text: string): boolean {
  return value === 'date' && findValues('date', text).every((date) => !/\d/.test(date));
}

const nameLineLength = 60;

/** The holder's name is in the heading or up to two lines above the role. */
function isNamedAbove({ headings, statements }: Passage, at: number): boolean {
  const block = statements[at]?.block;
  const lines = statements
    .slice(Math.max(0, at - 2), at)
    .filter((line) => line.block === block && line.text.length < nameLineLength);
  return [headings.at(-1) ?? '', ...lines.map(({ text }) => text)].some((text) => showsValue('person', text));
}
