import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { type FoundEvidence, findEvidence } from '#functions/engine/reading/find-evidence.ts';
import { readValues } from '#functions/engine/reading/gate/claim-values.ts';
import { createReplyLines } from '#functions/engine/reading/reply-lines.ts';
import type { ShownPassage } from '#functions/engine/reading/shown/shown-passage.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';

/** Value kinds that both statements may contain, the most specific first. */
const kinds: readonly (readonly [ValueType, Contradiction['kind']])[] = [
  ['money', 'price'],
  ['percent', 'percent'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['date', 'date'],
  ['time', 'time'],
  ['duration', 'duration'],
  ['number', 'number'],
];

/** Whether a reply says that pages contradict each other. */
export function saysDisagreement(section: string): boolean {
  return /^[\s>*_`•-]*verdict[*_`]*\s*:\s*[*_`]*contradict/im.test(section);
}

/** The contradiction between two pages that a model pointed out, if their values really differ. */
export function findDisagreement(
  section: string,
  passages: ReadonlyMap<number, ShownPassage>,
  knowledge: Knowledge,
): Contradiction | undefined {
  const lines = createReplyLines();
  const named = [...lines.push(section), ...lines.end()].filter((line) => line.kind === 'from');
  const [first, ...others] = named.flatMap((line) => findEvidence(line, passages, knowledge).slice(0, 1));
  const second = first && others.find((other) => disagrees(first, other));
  const kind =
    second && kinds.find(([type]) => [first, second].every(({ words }) => showsValue(type, words)));
  if (!kind) return undefined;
  const values = [first, second].map(({ citation, words }) => ({ ...citation, value: words }));
  return { kind: kind[1], subject: '', values };
}

/** Each page states a value that the other one doesn't. */
function disagrees(one: FoundEvidence, other: FoundEvidence): boolean {
  const [left, right] = [readValues(one.words), readValues(other.words)];
  const isOtherPage = one.citation.sourceId !== other.citation.sourceId;
  return (
    isOtherPage &&
    [...left].some((value) => !right.has(value)) &&
    [...right].some((value) => !left.has(value))
  );
}
