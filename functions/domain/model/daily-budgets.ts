/** The budgets of a day that a tenant has, each beside the others: an exam never leaves visitors without answers. */
export type BudgetName = 'chat' | 'exam' | 'summary';

/** How much of the setting each gets. An exam reads the website a dozen times; nobody reads summaries all day. */
export const budgetShares: Record<BudgetName, number> = { chat: 1, exam: 0.25, summary: 0.05 };

/** What one visitor may use of a budget, at most. */
export const visitorShare = 1 / 20;
