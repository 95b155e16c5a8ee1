import type { ReadinessQuestionId } from '#functions/engine/lexicon/tables/readiness-questions.ts';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';

/** The kind of fact that a question asks for: pages that contradict each other on it dispute the answer. */
export const disputedKinds: Readonly<Partial<Record<ReadinessQuestionId, Contradiction['kind']>>> = {
  openingHours: 'hours',
  saturdays: 'hours',
  closedDays: 'hours',
  address: 'address',
  phone: 'phone',
  email: 'email',
  principal: 'person',
  personInCharge: 'person',
  tuition: 'price',
  studyFees: 'price',
  applicationFee: 'price',
  lunchPrice: 'price',
  firstConsultationCost: 'price',
  legalFees: 'price',
  hourlyRate: 'price',
  taxReturnPrice: 'price',
  valuationCost: 'price',
  prices: 'price',
  membershipFee: 'price',
};
