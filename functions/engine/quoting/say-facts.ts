import type { Fact } from '#functions/engine/knowledge/knowledge.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';

/** Longer lines say more than whose number it is. */
const wholeLineCharacters = 120;

/** "Evenings are by appointment.": a sentence among the hours that has no time. */
export function isException(fact: Fact | undefined): boolean {
  return fact?.kind === 'hours' && /[.!]$/.test(fact.value) && !showsValue('time', fact.value);
}

/** One fact per line, grouped below their headings. */
export function sayFacts(facts: readonly Fact[]): string {
  const [only] = facts;
  if (only && facts.length === 1) return sayFact(only);
  if (new Set(facts.map(({ kind }) => kind)).size > 1) return [...new Set(facts.map(sayFact))].join('\n');
  return listFacts(facts);
}

/** The same as a list, also of one. */
export function listFacts(facts: readonly Fact[]): string {
  const groups = [...Map.groupBy(facts, labelOf)].toSorted(
    ([left, [fact]], [right, [other]]) =>
      Number(isException(fact)) - Number(isException(other)) || Number(left !== '') - Number(right !== ''),
  );
  const isSingle = groups.every(([label, group]) => label === '' || group.length === 1);
  return groups
    .flatMap(([label, group]) => {
      const lead = label === '' ? '' : `${label}: `;
      const isHeaded = !isSingle && label !== '';
      const items = group.map(({ value }) => `- ${isHeaded ? '' : lead}${value}`);
      return isHeaded ? [lead.trim(), ...items] : items;
    })
    .join('\n');
}

/** A table row already says whom or what it is about, and so does a sentence on other hours. */
function labelOf(fact: Fact): string {
  return fact.value.startsWith(fact.label) || isException(fact) ? '' : fact.label;
}

function sayFact({ value, quote, kind }: Fact): string {
  return kind !== 'hours' && quote.length < wholeLineCharacters && quote.includes(value) ? quote : value;
}
