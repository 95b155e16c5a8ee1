/** What the answers of an assistant are not, and what visitors should not write. */
export type AdviceTexts = { notLegalAdvice: string; notTaxAdvice: string; notDealAdvice: string };

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'General information, not legal advice. Writing here makes no attorney-client relationship and may not be confidential: leave out facts of your case and deadlines.',
  notTaxAdvice: 'General information, not tax advice.',
  notDealAdvice: 'General information, not a valuation or investment advice.',
};
