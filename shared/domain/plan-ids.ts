/** Plans that are sold, by the ids of the checkout: `shared/domain/pricing.ts` says what each contains. */
export const paidPlanIds = ['starter', 'growth', 'basic', 'professional', 'enterprise'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];

/** What a customer is on; everybody begins with the trial. */
export const planIds = ['trial', ...paidPlanIds] as const;
export type PlanId = (typeof planIds)[number];
