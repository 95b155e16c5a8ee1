/** A tenant's separate daily budgets, so that a readiness check never leaves visitors without answers. */
export type BudgetName = 'chat' | 'exam' | 'summary' | 'translation';

/**
 * Each budget's share of the setting. A readiness check reads the website a dozen times; summaries and translations
 * are asked for by the few who open them.
 */
export const budgetShares: Record<BudgetName, number> = {
  chat: 1,
  exam: 0.25,
  summary: 0.05,
  translation: 0.05,
};

/** The largest share of a budget for one visitor. */
export const visitorShare = 1 / 20;
