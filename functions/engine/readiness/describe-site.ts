import type * as z from 'zod';
import type { siteProfileSchema } from '#shared/contract/conversions.ts';
import type { InstitutionType } from '#shared/domain/institution-type.ts';
import { chooseContact, rankContacts } from '../knowledge/facts/choose-contact.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Sector } from '../lexicon/site-questions.ts';
import { findPopularQuestions } from './find-popular-questions.ts';
import { findQuickLinks } from './find-quick-links.ts';
import { findStatedHours } from './find-stated-hours.ts';
import { chooseQuestionList } from './sector-questions.ts';

/** The organisation's profile for the assistant's page; every popular question has been asked and answered. */
export function describeSite(
  knowledge: Knowledge,
  sector: Sector = 'any',
  institutionType?: InstitutionType,
): z.infer<typeof siteProfileSchema> {
  const phone = chooseContact(knowledge, 'phone')?.value;
  const telephones = listTelephones(knowledge);
  const email = chooseContact(knowledge, 'email')?.value;
  const address = chooseContact(knowledge, 'address')?.value;
  const [language] = knowledge.languages;
  const hours = findStatedHours(knowledge);
  return {
    name: knowledge.organisationName,
    website: knowledge.website,
    ...(phone ? { phone } : {}),
    ...(telephones.length > 0 ? { telephones } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(language ? { language } : {}),
    ...(hours ? { officeHours: hours } : {}),
    popularQuestions: findPopularQuestions(knowledge, chooseQuestionList(sector, institutionType)),
    quickLinks: findQuickLinks(knowledge, sector),
  };
}

/** A directory of staff has hundreds; answers name few. */
const telephoneLimit = 60;

function listTelephones(knowledge: Knowledge): string[] {
  const numbers = rankContacts(knowledge, 'phone').flatMap(({ facts }) => facts[0]?.number ?? []);
  return numbers.slice(0, telephoneLimit);
}
