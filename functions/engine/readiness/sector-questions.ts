import type { Sector } from '#functions/engine/lexicon/site-questions.ts';
import type { ReadinessQuestionId } from '#functions/engine/lexicon/tables/readiness-questions.ts';
import type { InstitutionType } from '#shared/domain/institution-type.ts';
import { askedQuestions as asked } from './asked-questions.ts';
import { mostAskedQuestions, type QuestionList } from './most-asked-questions.ts';

const office = [...asked.everywhere, ...asked.beyondSchools, ...asked.professionals];
const allDays = new Set<ReadinessQuestionId>(['closedDays', 'saturdays']);
const afterPreschool = new Set<ReadinessQuestionId>([
  'homework',
  'cellPhones',
  'clubsAndSports',
  'schoolBus',
  'uniform',
]);
const schoolDays = asked.everywhere.filter((id) => !allDays.has(id));

/** About forty questions that visitors of each really ask, the most asked first. */
export const sectorQuestions: Readonly<Record<QuestionList, readonly ReadinessQuestionId[]>> = {
  school: mostAskedFirst('school', [...asked.schools, ...schoolDays]),
  preschool: mostAskedFirst('preschool', [
    ...asked.schools.filter((id) => !afterPreschool.has(id)),
    ...asked.preschools,
    ...schoolDays,
  ]),
  college: mostAskedFirst('college', [...asked.furtherEducation, ...asked.colleges, ...asked.everywhere]),
  'trade-school': mostAskedFirst('trade-school', [
    ...asked.furtherEducation,
    ...asked.tradeSchools,
    ...asked.everywhere,
  ]),
  'law-firm': mostAskedFirst('law-firm', [...asked.lawyers, ...office]),
  'tax-office': mostAskedFirst('tax-office', [...asked.accountants, ...asked.taxPreparers, ...office]),
  accountancy: mostAskedFirst('accountancy', [...asked.accountants, ...asked.publicAccountants, ...office]),
  brokerage: mostAskedFirst('brokerage', [...asked.brokers, ...office]),
  any: mostAskedFirst('any', [...asked.anyOrganisation, ...asked.everywhere, ...asked.beyondSchools]),
};

function mostAskedFirst(list: QuestionList, ids: readonly ReadinessQuestionId[]): ReadinessQuestionId[] {
  return [...new Set([...mostAskedQuestions[list], ...ids])];
}

const listOfInstitution: Readonly<Record<InstitutionType, QuestionList>> = {
  preschool: 'preschool',
  k12: 'school',
  private: 'school',
  college: 'college',
  trade: 'trade-school',
};

/** The questions of a brand's customers, or of the kind of school that they named at signup. */
export function chooseQuestionList(exam: Sector, institutionType: InstitutionType | undefined): QuestionList {
  return exam === 'school' && institutionType ? listOfInstitution[institutionType] : exam;
}
