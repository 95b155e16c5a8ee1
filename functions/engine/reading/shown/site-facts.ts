import { type ContactKind, rankContacts } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { numberOf, type ShownPassage, showFact, showPassage } from './shown-passage.ts';

const contactKinds: readonly ContactKind[] = ['phone', 'fax', 'email', 'address', 'hours'];
/** Per kind, because a large site has dozens of each. */
const contactLimit = 3;

/** The site's contact details. */
export function showSiteFacts(knowledge: Knowledge): ShownPassage[] {
  const facts = contactKinds.flatMap((kind) =>
    rankContacts(knowledge, kind)
      .slice(0, contactLimit)
      .flatMap(({ facts: [fact] }): Fact[] => (fact ? [fact] : [])),
  );
  const first = numberOf(knowledge.passages.length);
  return facts.map((fact, at) => showFact(fact, first + at));
}

/** Passages that are on many pages and stored once. */
export function showSharedPassages(knowledge: Knowledge): ShownPassage[] {
  return knowledge.passages.flatMap(({ siteWide }, index) =>
    siteWide ? (showPassage(knowledge, index) ?? []) : [],
  );
}
