/** Plans for sale, by checkout id; `shared/domain/billing/pricing.ts` says what each contains. */
export const paidPlanIds = ['starter', 'growth', 'basic', 'professional', 'enterprise'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];

/** A customer's plan; everyone starts with the trial. */
export const planIds = ['trial', ...paidPlanIds] as const;
export type PlanId = (typeof planIds)[number];
