import type { Texts } from '#shared/texts/en/assistant.ts';
import type { BrandId } from '../platforms.ts';

/** The text below the chat that says what the answers of a brand's assistants are not. */
export const adviceNotes: Readonly<Partial<Record<BrandId, keyof Texts>>> = {
  law: 'notLegalAdvice',
  tax: 'notTaxAdvice',
  cpa: 'notTaxAdvice',
  broker: 'notDealAdvice',
};
