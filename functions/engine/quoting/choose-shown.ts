import type { Contact } from '#functions/engine/knowledge/facts/choose-contact.ts';

const contactLimit = 3;
/** Pages often list hours day by day, for two seasons. */
const hoursLineLimit = 14;
/** A detail with a much lower score belongs to somebody else. */
const comparableShare = 0.4;

/** Several offices, or contradictory pages, with their sources. */
export function chooseShown(contacts: readonly Contact[]): Contact[] {
  const [best] = contacts;
  if (!best) return [];
  const isDayOfSame = ({ facts: [fact] }: Contact, at: number) =>
    fact?.kind === 'hours' && at < hoursLineLimit && fact.source === best.facts[0]?.source;
  return contacts.filter(
    (contact, at) =>
      (at < contactLimit || isDayOfSame(contact, at)) && contact.score >= comparableShare * best.score,
  );
}
