import type { AdviceTexts } from '#shared/texts/en/advice.ts';
import type { BrandId } from '../platforms.ts';

/** The text below the chat that says what the answers of a brand's assistants are not. */
export const adviceNotes: Readonly<Partial<Record<BrandId, keyof AdviceTexts>>> = {
  law: 'notLegalAdvice',
  tax: 'notTaxAdvice',
  cpa: 'notTaxAdvice',
  broker: 'notDealAdvice',
};
