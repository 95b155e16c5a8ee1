import type { Knowledge } from './knowledge.ts';
import { cleanOrganisationName } from './organisation-name.ts';

/** A knowledge under the name that its owner chose; what its pages say stays. */
export function nameKnowledge(knowledge: Knowledge, chosen: string): Knowledge {
  if (chosen === '') return knowledge;
  const { organisationName: otherName, website } = knowledge;
  const organisationName = cleanOrganisationName(chosen, website);
  return organisationName === otherName ? knowledge : { ...knowledge, organisationName, otherName };
}

/** Every name of the organisation, since visitors and pages may use either. */
export function namesOf({
  organisationName,
  otherName,
}: Pick<Knowledge, 'organisationName' | 'otherName'>): string {
  return otherName === undefined ? organisationName : `${organisationName}\n${otherName}`;
}
