import type { Knowledge, Passage } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { isLabelOf } from './value-labels.ts';

/** If a section's heading only names a kind of value, the passages with the same headings above, which tell its topic. */
export function findTopicOf(
  section: Passage,
  value: ValueType | undefined,
  { passages }: Knowledge,
): Passage[] {
  if (value === undefined || !isLabelOf(value, section.headings.at(-1) ?? '')) return [];
  return passages.filter((other) => other !== section && isSectionOf(section, other));
}

/** Whether a section and a passage of the same page share the headings above the section. */
function isSectionOf({ source, headings }: Passage, passage: Passage): boolean {
  const above = headings.slice(0, -1);
  return (
    source === passage.source &&
    above.length > 0 &&
    above.every((heading, at) => heading === passage.headings[at]) &&
    passage.headings.length <= above.length + 1
  );
}
